import { marked } from 'marked';

/** Loaded when somebody first wants structure. */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false, gfm: true });
