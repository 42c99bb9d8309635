import { atom, type ReadableAtom } from 'nanostores';
import type { SourceForm } from '../../sources/source-form.ts';

/** By source id: the number and the title that references show. */
export type SourceNumbers = ReadonlyMap<string, { number: number; title: string }>;
export type $SourceNumbers = ReadableAtom<SourceNumbers>;

export const numbersOf = (sources: readonly SourceForm[]): SourceNumbers =>
  new Map(sources.map(({ id, title }, index) => [id, { number: index + 1, title }]));

export const createSourceNumbers = (sources: readonly SourceForm[]) => atom<SourceNumbers>(numbersOf(sources));
