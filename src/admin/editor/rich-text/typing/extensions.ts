import type { AnyExtension } from '@tiptap/core';
import { signs } from './signs.ts';
import { typography } from './typography.ts';

/** Extensions for typing Dutch. */
export const typingExtensions: AnyExtension[] = [typography, signs];
