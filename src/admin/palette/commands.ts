import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { paths } from '../../shared/paths.ts';
import type { Permission } from '../../shared/permissions.ts';
import { matches } from '../data/matches.ts';
import { navigate } from '../navigation/navigate.ts';
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

/** What the palette opens. The words find it too, in both languages. */
const COMMANDS = [
  { id: 'new', name: 'New article', path: paths.editor('new'), words: 'write create video schrijven nieuw' },
  { id: 'articles', name: 'Articles', path: paths.dashboard, words: 'dashboard list artikelen' },
  { id: 'drafts', name: 'Drafts', path: `${paths.dashboard}?state=draft`, words: 'unpublished articles concepten' },
  { id: 'to-do', name: 'To do', path: paths.toDo, words: 'tasks work list feedback readers takenlijst te doen' },
  {
    id: 'schedule',
    name: 'Schedule',
    path: paths.schedule,
    words: 'calendar scheduled planned planning agenda kalender',
  },
  {
    id: 'pictures',
    name: 'Pictures',
    path: paths.pictures,
    words: "images photos library upload afbeeldingen foto's foto’s",
  },
  { id: 'bin', name: 'Bin', path: paths.bin, words: 'deleted restore trash prullenbak verwijderd terugzetten' },
  { id: 'writers', name: 'Writers', path: `${paths.dashboard}?tab=writers`, words: 'authors schrijvers auteurs' },
  { id: 'categories', name: 'Categories', path: `${paths.dashboard}?tab=categories`, words: 'categorieën' },
  {
    id: 'messages',
    name: 'Messages',
    path: paths.messages,
    words: 'contact form mail berichten',
    needs: 'messages.read',
  },
  {
    id: 'visits',
    name: 'Visits',
    path: paths.visits,
    words: 'statistics numbers counts analytics searches referrers bezoek cijfers',
  },
  {
    id: 'clinic',
    name: 'Clinic',
    path: paths.clinic,
    words: 'opening hours prices team pages openingstijden tarieven praktijk gegevens',
  },
  {
    id: 'people',
    name: 'People',
    path: paths.people,
    words: "team colleagues staff roles invite users medewerkers collega's collega’s rollen uitnodigen",
    needs: 'people.manage',
  },
  {
    id: 'activity',
    name: 'Activity',
    path: paths.activity,
    words: 'audit log history who what logboek activiteit',
    needs: 'audit.read',
  },
  {
    id: 'account',
    name: 'Account',
    path: paths.account,
    words: 'password two-step login sessions language wachtwoord taal',
  },
  { id: 'help', name: 'Help', path: paths.help, words: 'manual handleiding hulp' },
  { id: 'website', name: 'Website', path: paths.home, words: 'home public' },
  { id: 'magazine', name: 'Magazine', path: paths.magazine, words: 'public' },
  { id: 'shortcuts', name: 'Keyboard shortcuts', words: 'keys help sneltoetsen' },
] as const satisfies readonly { id: string; name: string; path?: string; words: string; needs?: Permission }[];

export const commandsFor = (text: string, permissions: readonly Permission[]): Command[] =>
  COMMANDS.filter(
    (command) =>
      matches(text, command.name, t(command.name), command.words) &&
      (!('needs' in command) || permissions.includes(command.needs)),
  ).map((command) => ({
    id: command.id,
    label: t(command.name),
    ...('path' in command
      ? { path: command.path, run: () => navigate(command.path) }
      : { run: () => $openOverlay.set('shortcuts') }),
  }));

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
