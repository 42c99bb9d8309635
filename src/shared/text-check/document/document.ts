import type { Callout } from '../../rich-text/blocks.ts';

export type Language = 'nl' | 'en';

/** The purpose of a text: `care` is medical advice or a treatment; only that needs a line on when to see a doctor. */
export type Purpose = 'care' | 'other';

type Span = { from: number; to: number };
export type Link = Span & { href: string };
type Picture = { at: number; src: string; alt: string; isDecorative?: true };

/**
 * A paragraph, heading, list item or table cell. A picture is one character of its text ({@link PICTURE}), and so is a
 * line break: an offset in the text plus the block's first position is then a position in the editor.
 */
export type Block = {
  /** 1 to 6 for a heading, 0 for anything else. */
  heading: number;
  text: string;
  links: Link[];
  pictures: Picture[];
  /** The kind of the call-out around it. */
  callout?: Callout;
};

/** Whether the check reads this block of the editor in the stored text too, where it leaves out empty paragraphs. */
export const isInStoredText = ({ heading, text, links }: Block): boolean =>
  heading > 0 || text !== '' || links.length > 0;

/** The object replacement character. */
export const PICTURE = '\ufffc';

/** A text that readers see beside what is written as running text: a tag, the title of a source, a biography. */
export type ShownText = { part: string; block?: number; text: string };

/** A text with its fields, for the check. */
export type CheckedText = {
  language: Language;
  purpose: Purpose;
  /** Texts beside the body, by the name of their field; null for an empty one. */
  fields: Readonly<Record<string, string | null>>;
  body: readonly Block[];
  /** What else readers see: read for dangers, not for style. */
  beside?: readonly ShownText[];
  /** The addresses of its sources, in their order; null for one without, such as a book. */
  sources?: readonly (string | null)[];
};

/** Where a finding is: in a field, in the n-th block of the body, or in the n-th source, tag or picture. */
export type Place = Span & {
  /** `body`, `sources`, `tags`, `pictures`, or the name of a field. */
  part: string;
  block?: number;
  /** The words there, to find the place again after an edit. */
  quote: string;
};
