import app from '../../admin/app/nl.ts';
import common from '../../admin/language/nl.ts';
import { words } from '../../admin/language/words.tsx';
import navigation from '../../admin/navigation/nl.ts';
import session from '../../admin/session/nl.ts';
import page from './_nl.ts';

export const t = words(() => import('./_nl.ts'));

/** What the app says before it has fetched anything. */
export const FIRST_DUTCH = { ...common, ...session, ...app };

/** All that the server says on these pages. */
export const DUTCH = { ...FIRST_DUTCH, ...navigation, ...page };
