import { type LeftOut, leaveOut } from '../left-out.ts';
import { all, COMMENT, classesOf, closest, type Element, named, remove } from '../tree.ts';

/** The comments of Word and AbiWord, each with the lists that hold them. */
const isComment = (node: Element): boolean =>
  node.name === 'comment' ||
  classesOf(node).includes('msocomtxt') ||
  (classesOf(node).includes('annotation') && closest(node.parent, isCommentList) !== undefined);
const isCommentList = (node: Element) =>
  /mso-element:\s*comment-list/i.test(node.attributes['style'] ?? '') || classesOf(node).includes('annotation-section');

const isOfGoogle = ({ name, attributes: { id = '' } }: Element) =>
  name === 'a' && id.startsWith('cmnt') && !id.startsWith('cmnt_ref');

/** The marks of comments in the text. */
const isMark = (node: Element) =>
  classesOf(node).some((name) => name === 'msocomanchor' || name === 'MsoCommentReference') ||
  (node.name === 'a' && /^#cmnt(?!_ref)/.test(node.attributes['href'] ?? ''));

/** Removes the comments of a document, and counts them. */
export function removeComments(root: Element, leftOut: LeftOut): void {
  const ofGoogle = all(root, isOfGoogle).map((anchor) => closest(anchor, named('div')) ?? anchor);
  const comments = new Set([...all(root, isComment), ...ofGoogle, ...hiddenComments(root)]);
  const outermost = [...comments].filter(({ parent }) => !closest(parent, (around) => comments.has(around)));
  for (const comment of outermost) {
    leaveOut(leftOut, 'comment');
    remove(comment);
  }
  for (const list of all(root, isCommentList)) remove(list);
  const marks = new Set(all(root, isMark).map((mark) => closest(mark, named('sup')) ?? mark));
  for (const mark of [...marks].filter(({ parent }) => !closest(parent, (around) => marks.has(around)))) {
    // Part of a document can have marks without their comments.
    if (comments.size === 0) leaveOut(leftOut, 'comment');
    remove(mark);
  }
}

/** LibreOffice writes them as comments of HTML. */
function hiddenComments(root: Element): Element[] {
  const isLibreOffice = ({ name, attributes }: Element) =>
    name === 'meta' &&
    /^generator$/i.test(attributes['name'] ?? '') &&
    (attributes['content'] ?? '').startsWith('LibreOffice');
  if (all(root, isLibreOffice).length === 0) return [];
  const isWritten = (words: string) => words.trim() !== '' && !/^(?:Start|End)Fragment/.test(words);
  return all(root, ({ name, attributes }) => name === COMMENT && isWritten(attributes['text'] ?? ''));
}
