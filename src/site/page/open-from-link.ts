/** Opens the accordion item that the URL's fragment names or that holds what it names: /rijbewijskeuringen#tarieven. */
function openFromLink(): void {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  const item = target?.closest('details');
  if (!target || !item) return;
  item.open = true;
  // What has just been opened has no place on the page before the next frame.
  requestAnimationFrame(() => target.scrollIntoView());
}

/** Anybody can write `#%` behind an address. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

openFromLink();
window.addEventListener('hashchange', openFromLink);
