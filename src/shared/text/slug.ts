import { withoutInvisible } from './invisible-characters.ts';

/** "Allergieën & zo" becomes `allergieen-zo`. May be empty. */
export function slugify(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/gi, 'ae')
    .replace(/[øœ]/gi, 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
