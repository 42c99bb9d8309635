import type { AnyExtension } from '@tiptap/core';
import { languageOf } from './language.ts';
import { signs } from './signs.ts';
import { typography } from './typography.ts';

/** What helps to type Dutch. */
export const typingExtensions = (readTitle: () => string): AnyExtension[] => [typography, signs, languageOf(readTitle)];
