const HEADING = /^#{1,6} \S/;
const FENCE = /^```/;
const QUOTE = /^> \S/;
const LINK = /!?\[[^\]]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\)/;
const STRONG = /(?:\*\*|__)\S[^*_]*(?:\*\*|__)/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/;
const TABLE_RULE = /^\s*\|?\s*:?-{3,}:?\s*(?:\||$)/;

/** The start is enough, and keeps a long paste fast. */
const READ_LENGTH = 50_000;
const READ_OF_LINE = 500;

/** Whether plain text was probably written as Markdown. One line with a dash or a star is not enough. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text
    .slice(0, READ_LENGTH)
    .split('\n')
    .map((line) => line.slice(0, READ_OF_LINE));
  const filled = lines.filter((line) => line.trim() !== '');
  return (
    lines.some((line) => [HEADING, FENCE, QUOTE, LINK, STRONG].some((sign) => sign.test(line))) ||
    lines.some((line, at) => TABLE_RULE.test(line) && lines[at - 1]?.includes('|')) ||
    filled.some((line, at) => ITEM.test(line) && ITEM.test(filled[at + 1] ?? ''))
  );
}
