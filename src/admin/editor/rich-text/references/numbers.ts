import { atom, type ReadableAtom } from 'nanostores';
import type { SourceForm } from '../../sources/source-form.ts';

/** What the references in the text show: the number of each source, and what it is. */
export type SourceNumbers = ReadonlyMap<string, { number: number; title: string }>;
export type $SourceNumbers = ReadableAtom<SourceNumbers>;

export const numbersOf = (sources: readonly SourceForm[]): SourceNumbers =>
  new Map(sources.map(({ id, title }, index) => [id, { number: index + 1, title }]));

export const createSourceNumbers = (sources: readonly SourceForm[]) => atom<SourceNumbers>(numbersOf(sources));
