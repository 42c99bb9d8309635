/** Opens the accordion item that the URL's fragment names or that holds what it names: /rijbewijskeuringen#tarieven. */
function openFromLink(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const item = target?.closest('details');
  if (!target || !item) return;
  item.open = true;
  // What has just been opened has no place on the page before the next frame.
  requestAnimationFrame(() => target.scrollIntoView());
}

openFromLink();
window.addEventListener('hashchange', openFromLink);
