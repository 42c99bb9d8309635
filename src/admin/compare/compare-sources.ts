import type { SourceForm } from '../editor/sources/source-form.ts';
import type { Row } from './compare-bodies.ts';
import { compareWords } from './compare-words.ts';

/** One row for each place in the list that differs. */
export function compareSources(before: readonly SourceForm[], after: readonly SourceForm[]): Row[] {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  return places.flatMap((index) => {
    const [old, now] = [lineOf(before[index], index), lineOf(after[index], index)];
    return old === now ? [] : [compareWords(old, now)];
  });
}

function lineOf(source: SourceForm | undefined, index: number): string {
  if (!source) return '';
  const { title, publisher, year, address, consultedOn } = source;
  const parts = [title, publisher, year, address, consultedOn && `consulted on ${consultedOn}`];
  return `${index + 1}. ${parts.filter(Boolean).join(', ')}`;
}
