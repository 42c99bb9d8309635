import type { Conversion } from '../../../shared/rich-text/conversion/convert.ts';

/** Loaded on first use: lists never need them, and the parser takes long to load. */
const load = async () => {
  const [{ parseHtml }, { convert }, { plainTextOf }] = await Promise.all([
    import('./parse.ts'),
    import('../../../shared/rich-text/conversion/convert.ts'),
    import('../../../shared/rich-text/conversion/plain-text.ts'),
  ]);
  return { parseHtml, convert, plainTextOf };
};

/** XHTML's `<title/>`: an HTML parser would read all that follows as the title. */
const CLOSED_AT_ONCE = /<((title|script|style|textarea|iframe|noscript)\b[^<>]*)\/>/gi;

/** The document that the HTML of any author says, and what of it cannot be kept. */
export async function convertHtml(html: string): Promise<Conversion> {
  const { parseHtml, convert } = await load();
  return convert(parseHtml(html.replace(CLOSED_AT_ONCE, '<$1></$2>')));
}

/** The document alone. What is stored or shown passes through here: only our own elements come out. */
export const sanitiseHtml = async (html: string): Promise<string> => (await convertHtml(html)).html;

/** The text of a body without markup, for lists and search. */
export async function plainText(html: string): Promise<string> {
  const { parseHtml, plainTextOf } = await load();
  return plainTextOf(parseHtml(html));
}
