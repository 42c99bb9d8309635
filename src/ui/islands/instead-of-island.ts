/** Astro has tried twice by now. What the island shows until it runs, like “loading”, would stay for ever. */
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const instead = target.parentElement?.querySelector<HTMLElement>('[data-instead-of-island]');
  if (!instead) return;
  target.hidden = true;
  instead.hidden = false;
});
