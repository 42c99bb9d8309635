/** A page from the back/forward cache may be older than a save or a logout: it reloads. */
export function reloadWhenRestored(): () => void {
  const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
  addEventListener('pageshow', reload);
  return () => removeEventListener('pageshow', reload);
}
