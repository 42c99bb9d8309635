import { plainText } from '../../articles/body/sanitise.ts';

/** Of a title or an excerpt no more is read, markup included; a few hundred characters of its words are kept. */
const MAX_HTML = 5000;

/** The words of a title or an excerpt, without an unfinished tag where it was cut. */
export function shortText(html: string): Promise<string> {
  return plainText(html.length > MAX_HTML ? html.slice(0, MAX_HTML).replace(/<[^<>]*$/, '') : html);
}
