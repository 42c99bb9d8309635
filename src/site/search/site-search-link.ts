/** Opens the field below the bar instead of the page, where popovers work. */
class SiteSearchLink extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    const panel = this.querySelector<HTMLElement>('[popover]');
    if (!link || !panel || !('popover' in panel)) return;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      panel.togglePopover();
      panel.querySelector('input')?.focus();
    });
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed' && panel.contains(document.activeElement)) link.focus();
    });
  }
}
customElements.define('site-search-link', SiteSearchLink);
