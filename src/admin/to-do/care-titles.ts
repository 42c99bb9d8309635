import { paths } from '../../shared/paths.ts';
import { createQuery } from '../data/query.ts';

export type CareTitles = Readonly<Record<string, string>>;

/** What content/ calls the pages about care, by path. Empty without a connection: paths do as well. */
export const $careTitles = createQuery(['care-titles'], async (): Promise<CareTitles> => {
  const response = await fetch(paths.careTitles).catch(() => undefined);
  return response?.ok ? response.json() : {};
});
