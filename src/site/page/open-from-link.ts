/** Opens the accordion item that the URL's fragment names or that holds what it names: /rijbewijskeuringen#tarieven. */
function openFromLink(): void {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  const item = target?.closest('details');
  if (!target || !item) return;
  item.open = true;
  scrollWhenShown(target);
}

/**
 * On a slow device, content that has just opened is hidden for some frames, and nothing scrolls to it. Safari before 17.4
 * does not say whether it is.
 */
function scrollWhenShown(target: Element, frames = 30): void {
  requestAnimationFrame(() => {
    if (frames && target.checkVisibility?.() === false) scrollWhenShown(target, frames - 1);
    else target.scrollIntoView();
  });
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
