const HEADING = /^#{1,6} \S/m;
const TABLE = /^\s*\|?.*\|.*\n\s*\|?\s*:?-{3,}:?\s*(\||$)/m;
const LIST = /^\s*(?:[-*+]|\d{1,3}[.)]) \S.*\n+\s*(?:[-*+]|\d{1,3}[.)]) \S/m;
const LINK = /!?\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\)/;
const STRONG = /(?:\*\*|__)\S[^*_\n]*(?:\*\*|__)/;
const FENCE = /^```/m;
const QUOTE = /^> \S/m;

/** Whether plain text was probably written as Markdown. A line with one dash or star is just text. */
export const looksLikeMarkdown = (text: string): boolean =>
  [HEADING, TABLE, LIST, LINK, STRONG, FENCE, QUOTE].some((sign) => sign.test(text));
