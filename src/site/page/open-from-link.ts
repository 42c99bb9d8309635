/** Opens the accordion item that the URL's fragment names or that holds what it names: /rijbewijskeuringen#tarieven. */
function openFromLink(): void {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  const item = target?.closest('details');
  if (!target || !item) return;
  item.open = true;
  // Content that has just opened has no position before the next frame.
  requestAnimationFrame(() => target.scrollIntoView());
}

/** The fragment may be malformed, like `#%`. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

openFromLink();
addEventListener('hashchange', openFromLink);
