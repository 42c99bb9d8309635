import type { Editor } from '@tiptap/core';
import type { Language } from '../../../../shared/text-check/document/document.ts';

/** The language of the text in the editor, for fields whose words end up in it. */
export const languageOf = ({ view }: Editor): Language => (view.dom.lang === 'en' ? 'en' : 'nl');
