import { NetworkError } from '../../shared/api-client.ts';
import { paths } from '../../shared/paths.ts';
import { createQuery } from '../data/query.ts';

export type Manual = { title: string; html: string; chapters: { slug: string; text: string }[] };

/** docs/editors.md, which the build turns into HTML. */
export const $manual = createQuery(['manual'], async (): Promise<Manual> => {
  const response = await fetch(paths.manual).catch(() => undefined);
  if (!response?.ok) throw new NetworkError('No connection to the server');
  return response.json();
});
