/** Opens the accordion item that the URL's fragment names, as in /rijbewijskeuringen#tarieven. */
export function openFromLink(): void {
  const item = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(item instanceof HTMLDetailsElement)) return;
  item.open = true;
  item.scrollIntoView();
}
