import { paths } from '../../shared/paths.ts';
import { createQuery } from '../data/query.ts';

export type CareTitles = Readonly<Record<string, string>>;

/** Titles of the care pages of content/, by path. Empty without a connection: the screen then shows paths. */
export const $careTitles = createQuery(['care-titles'], async (): Promise<CareTitles> => {
  const response = await fetch(paths.careTitles).catch(() => undefined);
  return response?.ok ? response.json() : {};
});
