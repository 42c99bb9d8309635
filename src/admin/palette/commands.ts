import { type ListedScreen, SCREENS } from '../../shared/admin-screens.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { paths } from '../../shared/paths.ts';
import type { Permission } from '../../shared/permissions.ts';
import { matches } from '../data/matches.ts';
import { navigate } from '../navigation/navigate.ts';
import { neededFor, titleOf } from '../navigation/routes.ts';
import { $openOverlay } from '../shortcuts/overlays.ts';
import { t } from './words.ts';

export type Command = {
  id: string;
  label: string;
  /** Beside the label. */
  note?: string;
  lang?: string;
  /** The path it opens; Ctrl+Enter opens it in a new tab. */
  path?: string;
  run: () => void;
};

/** What the palette opens, in order. The words find it too, in both languages. */
const COMMANDS = [
  { id: 'new', name: 'New article', path: paths.editor('new'), words: 'write create video schrijven nieuw' },
  { id: 'articles', name: 'Articles', path: paths.dashboard, words: 'dashboard list artikelen' },
  { id: 'drafts', name: 'Drafts', path: `${paths.dashboard}?state=draft`, words: 'unpublished articles concepten' },
  { screen: 'to-do', words: 'tasks work list feedback readers takenlijst te doen' },
  { screen: 'schedule', words: 'calendar scheduled planned planning agenda kalender' },
  { screen: 'pictures', words: "images photos library upload afbeeldingen foto's foto’s" },
  { screen: 'bin', words: 'deleted restore trash prullenbak verwijderd terugzetten' },
  { id: 'writers', name: 'Writers', path: `${paths.dashboard}?tab=writers`, words: 'authors schrijvers auteurs' },
  { id: 'categories', name: 'Categories', path: `${paths.dashboard}?tab=categories`, words: 'categorieën' },
  { screen: 'messages', words: 'contact form mail berichten' },
  { screen: 'visits', words: 'statistics numbers counts analytics searches referrers bezoek cijfers' },
  { screen: 'clinic', words: 'opening hours prices team pages openingstijden tarieven praktijk gegevens' },
  {
    screen: 'people',
    words: "team colleagues staff roles invite users medewerkers collega's collega’s rollen uitnodigen",
  },
  { screen: 'activity', words: 'audit log history who what logboek activiteit' },
  { screen: 'account', words: 'password two-step login sessions language wachtwoord taal' },
  { screen: 'help', words: 'manual handleiding hulp' },
  { id: 'website', name: 'Website', path: paths.home, words: 'home public' },
  { id: 'magazine', name: 'Magazine', path: paths.magazine, words: 'public' },
  { id: 'shortcuts', name: 'Keyboard shortcuts', words: 'keys help sneltoetsen' },
] as const satisfies readonly (
  | { screen: ListedScreen; words: string }
  | { id: string; name: string; path?: string; words: string }
)[];

type Named = { id: string; english: string; label: string; path: string | undefined; needs?: Permission | undefined };

function named(command: (typeof COMMANDS)[number]): Named {
  if (!('screen' in command)) {
    const { id, name } = command;
    return { id, english: name, label: t(name), path: 'path' in command ? command.path : undefined };
  }
  const { screen } = command;
  const label = titleOf({ name: screen });
  const { path, title } = SCREENS[screen];
  return { id: screen, english: title, label, path, needs: neededFor(screen) };
}

export const commandsFor = (text: string, permissions: readonly Permission[]): Command[] =>
  COMMANDS.flatMap((command) => {
    const { id, english, label, path, needs } = named(command);
    if (needs && !permissions.includes(needs)) return [];
    if (!matches(text, english, label, command.words)) return [];
    if (path === undefined) return { id, label, run: () => $openOverlay.set('shortcuts') };
    return { id, label, path, run: () => navigate(path) };
  });

export const articleCommand = ({ id, title, language, isPublished, type }: AdminArticle): Command => ({
  id: `article-${id}`,
  label: title,
  note: noteOf(type === 'video', !isPublished),
  lang: language,
  path: paths.editor(id),
  run: () => navigate(paths.editor(id)),
});

function noteOf(isVideo: boolean, isDraft: boolean): string {
  if (isVideo && isDraft) return t('Video, Draft');
  return isVideo ? t('Video') : isDraft ? t('Draft') : '';
}
