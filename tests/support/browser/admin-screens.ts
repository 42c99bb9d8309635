import { SCREENS, type ScreenName } from '../../../src/shared/admin-screens.ts';

/** Screens that a test must open in its own way. */
const APART: Partial<Record<ScreenName, string>> = {
  login: 'for whoever is not logged in',
  welcome: 'needs the token of a link',
  editor: 'needs an article, and loads the editor',
  history: 'needs an article',
  document: 'needs the path of a document',
};

/** The screens of the admin area that do not load the editor. */
export const ADMIN_SCREENS: readonly string[] = [
  ...Object.entries(SCREENS).flatMap(([name, { path }]) => (name in APART ? [] : [path])),
  `${SCREENS.dashboard.path}?tab=writers`,
  `${SCREENS.dashboard.path}?tab=categories`,
  `${SCREENS.document.path}?path=kliniek.yaml`,
];
