/** Changes the width of the text without moving what the user is reading. */
export function keepScrollPosition(change: () => void): void {
  const block = blockInView();
  const before = block?.getBoundingClientRect().top ?? 0;
  change();
  if (block) scrollBy({ top: block.getBoundingClientRect().top - before, behavior: 'instant' });
}

function blockInView(): Element | undefined {
  const blocks = [...document.querySelectorAll('.ProseMirror > *')];
  return blocks.find((block) => block.getBoundingClientRect().bottom > innerHeight / 3);
}
