/** Opens the accordion item that the URL's fragment names or that holds what it names: /rijbewijskeuringen#tarieven. */
function openFromLink(): void {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  const item = target?.closest('details');
  if (!target || !item) return;
  item.open = true;
  scrollWhenShown(target, FRAMES);
}

/** On a slow device, content that has just opened is not there yet for some frames, and nothing scrolls to it. */
const FRAMES = 30;

function scrollWhenShown(target: Element, frames: number): void {
  requestAnimationFrame(() => {
    // Safari before 17.4 does not say.
    const isHidden = target.checkVisibility?.() === false;
    if (isHidden && frames > 0) scrollWhenShown(target, frames - 1);
    else target.scrollIntoView();
  });
}

/** The fragment may be malformed, like `#%`. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

openFromLink();
window.addEventListener('hashchange', openFromLink);
