import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { paths } from '../../shared/paths.ts';
import type { Permission } from '../../shared/permissions.ts';
import { matches } from '../data/matches.ts';
import { navigate } from '../navigation/navigate.ts';
import { $openOverlay } from '../shortcuts/overlays.ts';

export type Command = {
  id: string;
  label: string;
  /** Beside the label. */
  note?: string;
  lang?: string;
  /** Offered only to users with this right. */
  needs?: Permission;
  /** Other words that find it. */
  words?: string;
  /** The path it opens; Ctrl+Enter opens it in a new tab. */
  path?: string;
  run: () => void;
};

const goTo = (id: string, label: string, path: string, words = '', needs?: Permission): Command => ({
  id,
  label,
  path,
  words,
  ...(needs && { needs }),
  run: () => navigate(path),
});

const COMMANDS: Command[] = [
  goTo('new', 'New article', paths.editor('new'), 'write create video'),
  goTo('articles', 'Articles', paths.dashboard, 'dashboard list'),
  goTo('drafts', 'Drafts', `${paths.dashboard}?state=draft`, 'unpublished articles'),
  goTo('to-do', 'To do', paths.toDo, 'tasks work list feedback readers takenlijst'),
  goTo('schedule', 'Schedule', paths.schedule, 'calendar scheduled planned planning agenda kalender'),
  goTo('pictures', 'Pictures', paths.pictures, 'images photos library upload afbeeldingen'),
  goTo('bin', 'Bin', paths.bin, 'deleted restore trash prullenbak'),
  goTo('writers', 'Writers', `${paths.dashboard}?tab=writers`, 'authors'),
  goTo('categories', 'Categories', `${paths.dashboard}?tab=categories`),
  goTo('messages', 'Messages', paths.messages, 'contact form mail', 'messages.read'),
  goTo('visits', 'Visits', paths.visits, 'statistics numbers counts analytics searches referrers bezoek cijfers'),
  goTo('clinic', 'Clinic', paths.clinic, 'opening hours prices team pages openingstijden tarieven praktijk'),
  goTo('people', 'People', paths.people, 'team colleagues staff roles invite users', 'people.manage'),
  goTo('activity', 'Activity', paths.activity, 'audit log history who what logboek', 'audit.read'),
  goTo('account', 'Account', paths.account, 'password two-step login sessions'),
  goTo('help', 'Help', paths.help, 'manual handleiding'),
  goTo('website', 'Website', paths.home, 'home public'),
  goTo('magazine', 'Magazine', paths.magazine, 'public'),
  {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    words: 'keys help',
    run: () => $openOverlay.set('shortcuts'),
  },
];

export const commandsFor = (text: string, permissions: readonly Permission[]): Command[] =>
  COMMANDS.filter(
    ({ label, words = '', needs }) => matches(text, label, words) && (!needs || permissions.includes(needs)),
  );

export const articleCommand = ({ id, title, language, isPublished, type }: AdminArticle): Command => ({
  id: `article-${id}`,
  label: title,
  note: [type === 'video' ? 'Video' : '', isPublished ? '' : 'Draft'].filter(Boolean).join(', '),
  lang: language,
  path: paths.editor(id),
  run: () => navigate(paths.editor(id)),
});
