/** Opens the accordion item that the address points at, as in /rijbewijskeuringen#tarieven. */
export function openFromLink(): void {
  const item = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(item instanceof HTMLDetailsElement)) return;
  item.open = true;
  item.scrollIntoView();
}
