/** Fetches the suggestions' code at the first touch of the field. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const load = async () => {
      const { suggest } = await import('./suggestions.ts');
      if (input) suggest(input);
    };
    // Without suggestions the form still works.
    input?.addEventListener('focus', () => load().catch(() => {}), { once: true });
  }
}
customElements.define('site-search', SiteSearch);
