import type { Editor } from '@tiptap/core';
import type { Language } from '../../../../shared/text-check/document/document.ts';
import { createBrowserSetting, ON_BY_DEFAULT } from '../../../data/browser-setting.ts';

/** Whether typed quotation marks, apostrophes, dashes and dots become typographic ones, in this browser. */
export const [$typography, setTypography] = createBrowserSetting('admin:typography', ON_BY_DEFAULT);

/** The language of the text in the editor, for fields whose words end up in it. */
export const languageOf = ({ view }: Editor): Language => (view.dom.lang === 'en' ? 'en' : 'nl');
