import { plainText } from '../../articles/body/convert-html.ts';

/** Titles and excerpts are cut to a few hundred characters afterwards. */
const MAX_HTML = 5000;

/** A title or an excerpt without tags. Reads only the first {@link MAX_HTML} characters. */
export function shortText(html: string): Promise<string> {
  const start = html.length > MAX_HTML ? html.slice(0, MAX_HTML).replace(/<[^<>]*$/, '') : html;
  // Nested without measure, it is no reason to refuse an article.
  return plainText(start).catch(() => start.replace(/<[^<>]*>/g, ' ').trim());
}
