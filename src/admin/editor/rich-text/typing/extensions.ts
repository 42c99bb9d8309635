import type { AnyExtension } from '@tiptap/core';
import { signs } from './signs.ts';
import { typography } from './typography.ts';

/** What helps to type Dutch. */
export const typingExtensions: AnyExtension[] = [typography, signs];
