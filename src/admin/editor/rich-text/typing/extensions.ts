import type { AnyExtension } from '@tiptap/core';
import { markers } from './markers.ts';
import { typography } from './typography.ts';

/** Extensions for typing Dutch. */
export const typingExtensions: AnyExtension[] = [typography, markers];
