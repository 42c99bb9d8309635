import { marked } from 'marked';

/** Loaded when the user first converts Markdown. */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false, gfm: true });
