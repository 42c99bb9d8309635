import { dayInAmsterdam, lastMondays } from '../../shared/dates/wall-time.ts';
import type { Language } from '../../shared/words/words.ts';
import { type Context, languageOf } from '../context.ts';
import { csvLine, csvResponse } from '../csv/response.ts';
import { and, asc, gte, lte, sql } from '../db/drizzle.ts';
import { type CountKind, dailyCounts } from '../db/schema/daily-counts.ts';
import { requirePermission } from '../permissions.ts';
import { mayBeShown, withoutPeople } from './shown-searches.ts';

const BATCH = 5000;
const HEADINGS = { en: ['Day', 'What', 'Name', 'Count'], nl: ['Dag', 'Wat', 'Naam', 'Aantal'] };
const KIND_NAMES: Record<Language, Record<CountKind, string>> = {
  en: { page: 'page', referrer: 'came from', search: 'search', 'missed-search': 'search that found nothing' },
  nl: {
    page: 'pagina',
    referrer: 'kwam van',
    search: 'zoekopdracht',
    'missed-search': 'zoekopdracht zonder resultaat',
  },
};

/** All counters of the last weeks as CSV. Nothing in it is about a person, so the export is not logged. */
export async function exportVisits(context: Context, { weeks }: { weeks: number }): Promise<Response> {
  requirePermission(context, 'magazine.read');
  return csvResponse(context, { name: 'visits', headings: HEADINGS, batches: linesOf(context, weeks) });
}

async function* linesOf(context: Context, weeks: number): AsyncGenerator<string> {
  const today = dayInAmsterdam(context.clock());
  const names = KIND_NAMES[languageOf(context)];
  const { day, kind, name } = dailyCounts;
  const from = gte(day, lastMondays(today, weeks)[0] ?? today);
  let after: typeof dailyCounts.$inferSelect | undefined;
  for (;;) {
    const isNext = after && sql`(${day}, ${kind}, ${name}) > (${after.day}::date, ${after.kind}, ${after.name})`;
    const rows = await context.db
      .select()
      .from(dailyCounts)
      .where(and(from, lte(day, today), isNext, mayBeShown))
      .orderBy(asc(day), asc(kind), asc(name))
      .limit(BATCH);
    const shown = await withoutPeople(context, rows);
    yield shown.map((row) => csvLine([row.day, names[row.kind] ?? row.kind, row.name, String(row.count)])).join('');
    if (rows.length < BATCH) return;
    after = rows.at(-1);
  }
}
