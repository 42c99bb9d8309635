import { expect, test } from 'vitest';
import { DAILY, SCREENS, type ScreenName, SELDOM } from '../../shared/admin-screens.ts';
import { permissionsOf } from '../../shared/permissions.ts';
import { commandsFor } from '../palette/commands.ts';

const NAMES = Object.keys(SCREENS) as ScreenName[];

/** Screens that another way leads to. */
const OPENED_ELSEWHERE: Partial<Record<ScreenName, string>> = {
  login: 'for whoever is not logged in',
  welcome: 'from a mail',
  editor: 'from an article, or “New article”',
  history: 'from an article',
  document: 'from Clinic',
  'before-online': 'from Clinic, until the website is online',
};
const NOT_IN_NAVIGATION: Partial<Record<ScreenName, string>> = {
  ...OPENED_ELSEWHERE,
  bin: 'from the dashboard',
  schedule: 'from the dashboard',
};

test('the navigation leads to every screen that nothing else leads to', () => {
  expect([...DAILY, ...SELDOM].sort()).toEqual(NAMES.filter((name) => !(name in NOT_IN_NAVIGATION)).sort());
});

test('the palette opens every screen that needs no article or link', () => {
  const everything = permissionsOf({ role: 'administrator', readsMessages: true, isReviewer: true });
  const opened = new Set(commandsFor('', everything).map(({ path }) => path));
  for (const name of NAMES) expect([name, opened.has(SCREENS[name].path)]).toEqual([name, !(name in OPENED_ELSEWHERE)]);
});
