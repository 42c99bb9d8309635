/** Fetches the suggestions' code at the first touch of the field, again at the next one when that fails. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    let isLoading = false;
    const load = async () => {
      if (!input || isLoading) return;
      isLoading = true;
      try {
        (await import('./suggestions.ts')).suggest(input);
      } catch {
        // The form works without them.
        isLoading = false;
      }
    };
    for (const type of ['focus', 'input']) input?.addEventListener(type, load);
  }
}
customElements.define('site-search', SiteSearch);
