/** A page that the browser kept whole and shows again may be older than a save or a logout: it starts anew. */
export function reloadWhenRestored(): () => void {
  const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
  addEventListener('pageshow', reload);
  return () => removeEventListener('pageshow', reload);
}
