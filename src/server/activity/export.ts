import { entryWords, type SayActivity } from '../../shared/activity/entry-words.ts';
import dutch from '../../shared/activity/nl.ts';
import type { ActivityFilters } from '../../shared/contract/activity.ts';
import { fillIn } from '../../shared/words/words.ts';
import { audit } from '../audit/record.ts';
import { type Context, languageOf } from '../context.ts';
import { csvLine, csvResponse } from '../csv/response.ts';
import { requirePermission } from '../permissions.ts';
import { isWanted, selectEntries, toEntry } from './activity.ts';

/** Rows per batch: 200,000 entries must not be in memory at once. */
const BATCH = 1000;
const HEADINGS = {
  en: ['When (UTC)', 'Who', 'E-mail', 'What', 'About'],
  nl: ['Wanneer (UTC)', 'Wie', 'E-mail', 'Wat', 'Waarover'],
};

/** Exports the whole list as CSV. The export is logged first, so it is in the file. */
export async function exportActivity(context: Context, filters: ActivityFilters): Promise<Response> {
  requirePermission(context, 'audit.read');
  await audit(context, 'activity.exported');
  return csvResponse(context, { name: 'what-happened', headings: HEADINGS, batches: linesOf(context, filters) });
}

async function* linesOf(context: Context, filters: ActivityFilters): AsyncGenerator<string> {
  const condition = isWanted(filters);
  const language = languageOf(context);
  const words = new Map<string, string>(Object.entries(language === 'nl' ? dutch : {}));
  const say: SayActivity = (text, ...[values = {}]) => fillIn(words.get(text) ?? text, values, language);
  let before: number | undefined;
  for (;;) {
    const rows = await selectEntries(context.db, { condition, before, limit: BATCH });
    yield rows
      .map((row) => ({ ...entryWords(toEntry(row), say), actor: row.actor }))
      .map(({ at, who, actor, what, subject, note }) =>
        csvLine([at, who, actor, what, [subject, note].filter(Boolean).join(' ')]),
      )
      .join('');
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}
