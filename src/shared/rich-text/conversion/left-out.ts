import { fillIn, listOf } from '../../words/words.ts';

/** What a conversion may leave out, counted. */
export const LEFT_OUT = {
  comment: '{count} comment|{count} comments',
  deletion: '{count} passage that was deleted in the document|{count} passages that were deleted in the document',
  contents: '{count} table of contents|{count} tables of contents',
  drawing: '{count} drawing|{count} drawings',
  formula: '{count} formula|{count} formulas',
  recording: '{count} video or sound|{count} videos or sounds',
  page: '{count} embedded page|{count} embedded pages',
  field: '{count} form field|{count} form fields',
  button: '{count} button|{count} buttons',
  menu: '{count} menu of the page|{count} menus of the page',
  picture: '{count} picture that readers cannot see|{count} pictures that readers cannot see',
  pictureLink: '{count} link around a picture|{count} links around pictures',
  numbering: '{count} list whose signs are figures now|{count} lists whose signs are figures now',
  nested: '{count} table in a cell, which stands below now|{count} tables in cells, which stand below now',
  countdown: '{count} list that counts down|{count} lists that count down',
} as const;

export type LeftOutKind = keyof typeof LEFT_OUT;

/** What a conversion left out, counted by kind. */
export type LeftOut = Partial<Record<LeftOutKind, number>>;

const KINDS = Object.keys(LEFT_OUT) as LeftOutKind[];

export function leaveOut(leftOut: LeftOut, kind: LeftOutKind): void {
  leftOut[kind] = (leftOut[kind] ?? 0) + 1;
}

/** The kinds that were left out, in a fixed order. */
export const leftOutCounts = (leftOut: LeftOut): { kind: LeftOutKind; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: leftOut[kind] ?? 0 })).filter(({ count }) => count > 0);

/** “2 comments and 1 drawing”; empty when nothing was left out. */
export const leftOutList = (leftOut: LeftOut): string =>
  listOf(
    leftOutCounts(leftOut).map(({ kind, count }) => fillIn(LEFT_OUT[kind], { count }, 'en')),
    'en',
  );

/** “Left out: 2 comments and 1 drawing.”; empty when nothing was. */
export function leftOutSentence(leftOut: LeftOut): string {
  const parts = leftOutList(leftOut);
  return parts && `Left out: ${parts}.`;
}

export const addLeftOut = (one: LeftOut, other: LeftOut): LeftOut =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)] as const).filter(([, count]) => count > 0),
  );
