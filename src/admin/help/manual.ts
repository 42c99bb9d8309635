import { NetworkError } from '../../shared/api-client.ts';
import { paths } from '../../shared/paths.ts';
import { createQuery } from '../data/query.ts';

export type Manual = { title: string; html: string; chapters: { slug: string; text: string }[] };

/** docs/editors.md, which the build turns into HTML. */
export const $manual = createQuery(['manual'], async (): Promise<Manual> => {
  const response = await fetch(paths.manual).catch(() => undefined);
  if (!response) throw new NetworkError('No connection to the server');
  if (!response.ok) throw new Error(`The manual was answered with ${response.status}`);
  return response.json();
});
