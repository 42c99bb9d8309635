/** The names of what a paste may leave out, singular and plural. */
const WORDS = {
  comment: ['comment', 'comments'],
  deletion: ['passage that was deleted in the document', 'passages that were deleted in the document'],
  contents: ['table of contents', 'tables of contents'],
  drawing: ['drawing', 'drawings'],
  formula: ['formula', 'formulas'],
  recording: ['video or sound', 'videos or sounds'],
  page: ['embedded page', 'embedded pages'],
  field: ['form field', 'form fields'],
} as const;

export type LeftOutKind = keyof typeof WORDS;

export type LeftOut = Partial<Record<LeftOutKind, number>>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** “Left out: 2 comments and 1 drawing.”; empty when nothing was. */
export function leftOutSentence(leftOut: LeftOut): string {
  const parts = (Object.keys(WORDS) as LeftOutKind[]).flatMap((kind) => {
    const count = leftOut[kind] ?? 0;
    return count > 0 ? [`${count} ${WORDS[kind][count === 1 ? 0 : 1]}`] : [];
  });
  return parts.length > 0 ? `Left out: ${listed.format(parts)}.` : '';
}

export const addLeftOut = (one: LeftOut, other: LeftOut): LeftOut =>
  Object.fromEntries(
    (Object.keys(WORDS) as LeftOutKind[])
      .map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
