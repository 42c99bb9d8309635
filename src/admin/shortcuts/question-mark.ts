import { createBrowserSetting, ON_BY_DEFAULT } from '../data/browser-setting.ts';

/**
 * Whether "?" opens the list of shortcuts. A key without Ctrl can be pressed by speech recognition, so it can be turned
 * off (WCAG 2.1.4).
 */
export const [$questionMark, setQuestionMark] = createBrowserSetting('admin:question-mark', ON_BY_DEFAULT);
