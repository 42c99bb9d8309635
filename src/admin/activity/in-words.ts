import { inWords as saidBy } from '../../shared/activity/in-words.ts';
import type { ActivityEntry } from '../../shared/contract/activity.ts';
import { words } from '../language/words.tsx';

const say = words(() => import('../../shared/activity/nl.ts'));

/** What happened, in the language of the screen. */
export const inWords = <Entry extends ActivityEntry>(entry: Entry): Entry => saidBy(entry, say);
