import { withoutInvisible } from '../../shared/text/text.ts';

const fold = (text: string) =>
  withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether one of the texts contains the search text, without regard to case, accents and invisible characters. */
export const matches = (search: string, ...texts: (string | null)[]) =>
  texts.some((text) => text !== null && fold(text).includes(fold(search.trim())));
