/** The comments of Word and AbiWord, each with the lists that hold them. */
const COMMENTS = '.msocomtxt, comment, .annotation';
const COMMENT_LISTS =
  '[data-style*="mso-element:comment-list"], [data-style*="mso-element: comment-list"], .annotation-section';
const GOOGLE_COMMENTS = 'a[id^="cmnt"]:not([id^="cmnt_ref"])';
/** The marks of comments in the text. */
const COMMENT_MARKS = '.msocomanchor, .MsoCommentReference, a[href^="#cmnt"]:not([href^="#cmnt_ref"])';

/** Removes the comments of a document, and tells which. */
export function removeComments(body: HTMLElement, leaveOut: (comments: ChildNode[]) => void): void {
  const ofGoogle = [...body.querySelectorAll(GOOGLE_COMMENTS)].map((anchor) => anchor.closest('div') ?? anchor);
  const comments = [...body.querySelectorAll(COMMENTS), ...ofGoogle, ...hiddenComments(body)];
  const lists = [...body.querySelectorAll(COMMENT_LISTS)];
  leaveOut(comments);
  for (const list of lists) list.remove();
  const marks = [...body.querySelectorAll(COMMENT_MARKS)].map((mark) => mark.closest('sup') ?? mark);
  // Part of a document can have marks without their comments.
  if (comments.length > 0) for (const mark of marks) mark.remove();
  else leaveOut(marks);
}

/** LibreOffice writes them as comments of HTML. */
function hiddenComments(body: HTMLElement): ChildNode[] {
  if (!body.ownerDocument.querySelector('meta[name="generator"][content^="LibreOffice"]')) return [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
  return found.filter(({ textContent }) => textContent?.trim() && !/^(?:Start|End)Fragment/.test(textContent));
}
