import { createBrowserSetting, ON_BY_DEFAULT } from '../../../data/browser-setting.ts';

/** Whether typed quotation marks, apostrophes, dashes and dots become typographic ones, in this browser. */
export const [$typography, setTypography] = createBrowserSetting('admin:typography', ON_BY_DEFAULT);
