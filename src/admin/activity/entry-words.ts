import { entryWords as wordsIn } from '../../shared/activity/entry-words.ts';
import type { ActivityEntry } from '../../shared/contract/activity.ts';
import { words } from '../language/words.tsx';

const say = words(() => import('../../shared/activity/nl.ts'));

/** What happened, in the language of the screen. */
export const entryWords = <Entry extends ActivityEntry>(entry: Entry): Entry => wordsIn(entry, say);
