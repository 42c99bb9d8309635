import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { paths } from '../../shared/paths.ts';
import { navigate } from '../app/navigate.ts';
import { matches } from '../data/matches.ts';
import { $openOverlay } from '../shortcuts/overlays.ts';

export type Command = {
  id: string;
  label: string;
  /** Beside the label. */
  note?: string;
  lang?: string;
  /** Other words that find it. */
  words?: string;
  /** Where it leads: Ctrl+Enter opens that in another tab. */
  path?: string;
  run: () => void;
};

const goTo = (id: string, label: string, path: string, words = ''): Command => ({
  id,
  label,
  path,
  words,
  run: () => navigate(path),
});

const COMMANDS: Command[] = [
  goTo('new', 'New article', paths.editor('new'), 'write create video'),
  goTo('articles', 'Articles', paths.dashboard, 'dashboard list'),
  goTo('drafts', 'Drafts', `${paths.dashboard}?state=draft`, 'unpublished articles'),
  goTo('bin', 'Bin', paths.bin, 'deleted restore trash prullenbak'),
  goTo('writers', 'Writers', `${paths.dashboard}?tab=writers`, 'authors'),
  goTo('categories', 'Categories', `${paths.dashboard}?tab=categories`),
  goTo('messages', 'Messages', paths.messages, 'contact form mail'),
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

export const commandsFor = (text: string): Command[] =>
  COMMANDS.filter(({ label, words = '' }) => matches(text, label, words));

export const articleCommand = ({ id, title, isPublished, type }: AdminArticle): Command => ({
  id: `article-${id}`,
  label: title,
  note: [type === 'video' ? 'Video' : '', isPublished ? '' : 'Draft'].filter(Boolean).join(', '),
  lang: 'nl',
  path: paths.editor(id),
  run: () => navigate(paths.editor(id)),
});
