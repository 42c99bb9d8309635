import { addDays, dayInAmsterdam, instantsOf } from '../shared/dates/wall-time.ts';
import { fromForm, toForm } from './document-form.ts';

/*
 * What passes: a notice ends, a closure is over, and a waiting time that nobody confirms any more is likely false. Pages
 * are static, so a document from which such a thing is left out makes them anew.
 */

/** The site shows a waiting time this long after somebody confirmed it. */
const WAITING_TIME_DAYS = 35;
/** Then To do asks whether it is still right. */
export const ASK_WAITING_TIME_DAYS = 28;

/** The moment from which a wall time in Amsterdam is past. */
const momentOf = (wallTime: string): Date | undefined => instantsOf(wallTime).at(-1);

/** When the site stops to show the waiting time that was confirmed on a day; undefined for no day. */
const waitingTimeEnds = (confirmedOn: string): Date | undefined =>
  momentOf(`${addDays(confirmedOn, WAITING_TIME_DAYS)}T00:00`);

type Text = string | null | undefined;
type Notice = { tekst?: Text; tot?: Text };
type WaitingTime = { wachttijd?: Text; bevestigd?: Text };

/** What readers see of a notice. `ends` is the moment; undefined when there is none, or it has ended. */
export function currentNotice({ tekst, tot }: Notice, now: Date) {
  const ends = tot ? momentOf(tot) : undefined;
  return tekst && ends && ends > now ? { text: tekst, ends } : undefined;
}

/** Whether the text of content/bericht.yaml holds a notice that is past. */
export function hasEnded(text: string, now: Date): boolean {
  const notice = toForm('bericht.yaml', text).fields as Notice;
  return Boolean(notice.tekst && notice.tot) && currentNotice(notice, now) === undefined;
}

/** What readers see of the waiting time; undefined when there is none, or nobody confirmed it in time. */
export function currentWaitingTime({ wachttijd, bevestigd }: WaitingTime, now: Date) {
  const ends = bevestigd ? waitingTimeEnds(bevestigd) : undefined;
  return wachttijd && bevestigd && ends && ends > now ? { text: wachttijd, confirmedOn: bevestigd, ends } : undefined;
}

type Fields = ReturnType<typeof toForm>['fields'];

/** What each of these documents is at `now`. */
const PASSING: Record<string, (fields: Fields, known: { now: Date; confirmedAt: Date | undefined }) => Fields> = {
  'kliniek.yaml': (fields, { now }) => {
    const today = dayInAmsterdam(now);
    const closures = Array.isArray(fields['dicht']) ? (fields['dicht'] as Array<{ van?: unknown; tot?: unknown }>) : [];
    const toCome = closures.filter((closure) => String(closure?.tot ?? closure?.van ?? today) >= today);
    return toCome.length === closures.length ? fields : { ...fields, dicht: toCome as Fields[string] };
  },
  'bericht.yaml': (fields, { now }) =>
    currentNotice(fields as Notice, now) ? fields : { ...fields, tekst: null, tot: null },
  'wachttijd.yaml': (fields, { now, confirmedAt }) => {
    const confirmed = {
      ...fields,
      bevestigd: confirmedAt ? dayInAmsterdam(confirmedAt) : (fields['bevestigd'] ?? null),
    };
    return currentWaitingTime(confirmed as WaitingTime, now)
      ? confirmed
      : { ...fields, wachttijd: null, bevestigd: null };
  },
};

/**
 * The documents that readers see at `now`, by path, of those that stand in for files: without what has passed, also where
 * the file of the repository holds it. `confirmedAt` tells when staff last confirmed a document.
 */
export function withoutPassed(
  documents: ReadonlyMap<string, string>,
  original: (path: string) => string,
  { now, confirmedAt }: { now: Date; confirmedAt: ReadonlyMap<string, Date> },
): Map<string, string> {
  const current = new Map(documents);
  for (const [path, fieldsAt] of Object.entries(PASSING)) {
    const text = documents.get(path) ?? original(path);
    const form = toForm(path, text);
    const fields = fieldsAt(form.fields, { now, confirmedAt: confirmedAt.get(path) });
    if (JSON.stringify(fields) !== JSON.stringify(form.fields))
      current.set(path, fromForm(path, text, { ...form, fields }));
  }
  return current;
}
