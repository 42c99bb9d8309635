/** The names of what a conversion may leave out, singular and plural. */
const WORDS = {
  comment: ['comment', 'comments'],
  deletion: ['passage that was deleted in the document', 'passages that were deleted in the document'],
  contents: ['table of contents', 'tables of contents'],
  drawing: ['drawing', 'drawings'],
  formula: ['formula', 'formulas'],
  recording: ['video or sound', 'videos or sounds'],
  page: ['embedded page', 'embedded pages'],
  field: ['form field', 'form fields'],
  button: ['button', 'buttons'],
  menu: ['menu of the page', 'menus of the page'],
  picture: ['picture that readers cannot see', 'pictures that readers cannot see'],
  pictureLink: ['link around a picture', 'links around pictures'],
  countdown: ['list that counts down', 'lists that count down'],
} as const;

export type LeftOutKind = keyof typeof WORDS;

/** What a conversion left out, counted by kind. */
export type LeftOut = Partial<Record<LeftOutKind, number>>;

const KINDS = Object.keys(WORDS) as LeftOutKind[];
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

export function leaveOut(leftOut: LeftOut, kind: LeftOutKind): void {
  leftOut[kind] = (leftOut[kind] ?? 0) + 1;
}

/** “2 comments and 1 drawing”; empty when nothing was left out. */
export function leftOutList(leftOut: LeftOut): string {
  const parts = KINDS.flatMap((kind) => {
    const count = leftOut[kind] ?? 0;
    return count > 0 ? [`${count} ${WORDS[kind][count === 1 ? 0 : 1]}`] : [];
  });
  return listed.format(parts);
}

/** “Left out: 2 comments and 1 drawing.”; empty when nothing was. */
export function leftOutSentence(leftOut: LeftOut): string {
  const parts = leftOutList(leftOut);
  return parts && `Left out: ${parts}.`;
}

export const addLeftOut = (one: LeftOut, other: LeftOut): LeftOut =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)] as const).filter(([, count]) => count > 0),
  );
