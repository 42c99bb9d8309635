/** What older browsers do not do with `details`: groups (Safari before 17.2, Firefox before 130), and open on paper. */

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

// The styles open what is printed with this pseudo-element (src/styles/utilities.css): Safari 18.4, Firefox 143.
if (!CSS.supports('selector(::details-content)')) {
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
}
