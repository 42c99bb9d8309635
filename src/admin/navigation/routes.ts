import { createRouter } from '@nanostores/router';
import { SCREEN_PATHS, type Screen } from '../../shared/admin-screens.ts';
import { t } from './words.ts';

/** The address of the browser, as a route of the app. Only `navigate.ts` changes it. */
export const $router = createRouter(SCREEN_PATHS, { links: false });

const TITLES = {
  login: 'Log in',
  dashboard: 'Dashboard',
  messages: 'Messages',
  account: 'Account',
  people: 'People',
  welcome: 'Welcome',
  help: 'Help',
  bin: 'Bin',
  pictures: 'Pictures',
  schedule: 'Schedule',
  'to-do': 'To do',
  visits: 'Visits',
  activity: 'Activity',
  clinic: 'Clinic',
  'before-online': 'Before the website goes online',
  /** Until the document has loaded; then its title follows. */
  document: 'Clinic',
  /** Until the article has loaded; then its title follows. */
  history: 'History',
} as const;

export function titleOf(screen: Screen): string {
  if (screen.name !== 'editor') return t(TITLES[screen.name]);
  return t(screen.id === 'new' ? 'New Article' : 'Edit Article');
}
