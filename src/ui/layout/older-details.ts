/**
 * Loaded by browsers without `::details-content` alone (Safari before 18.4, Firefox before 143), with which the styles
 * open on paper what is closed (src/styles/utilities.css). The older of them know no groups of `details` either.
 */

if (!('name' in HTMLDetailsElement.prototype)) {
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.open)) return;
    const name = target.getAttribute('name');
    if (!name) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`))
      if (other !== target) other.open = false;
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', closeOthers, { capture: true });
}

let opened: { item: HTMLDetailsElement; name: string | null }[] = [];

addEventListener('beforeprint', () => {
  opened = Array.from(document.querySelectorAll<HTMLDetailsElement>('details.accordion:not([open])'), (item) => ({
    item,
    name: item.getAttribute('name'),
  }));
  for (const { item } of opened) {
    // Of a group, one alone would stay open.
    item.removeAttribute('name');
    item.open = true;
  }
});
addEventListener('afterprint', () => {
  for (const { item, name } of opened) {
    item.open = false;
    if (name) item.setAttribute('name', name);
  }
});

export {};
