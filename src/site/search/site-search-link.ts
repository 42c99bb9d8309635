/** Opens the field below the bar instead of the page, where popovers work; on the page itself it leads to its field. */
class SiteSearchLink extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    const panel = this.querySelector<HTMLElement>('[popover]');
    if (!link || !panel || !('popover' in panel)) return;
    // A press beside an open panel closes it before the click comes.
    let wasOpen = false;
    link.addEventListener('pointerdown', () => {
      wasOpen = panel.matches(':popover-open');
    });
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const ofPage = document.querySelector<HTMLInputElement>('main site-search input');
      // By keyboard a click has no detail, and the panel is still open.
      if (!ofPage && event.detail && wasOpen) return;
      if (!ofPage) panel.togglePopover();
      (ofPage ?? panel.querySelector('input'))?.focus();
    });
    // Escape first clears the field, and only then closes the panel.
    panel.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') panel.hidePopover();
    });
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed' && panel.contains(document.activeElement)) link.focus();
    });
  }
}
customElements.define('site-search-link', SiteSearchLink);
