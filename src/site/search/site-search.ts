/** Fetches the suggestions' code at the first touch of the field, again at the next one when that fails. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    let isLoading = false;
    let isTouched = false;
    const load = async () => {
      isTouched = true;
      if (!input || isLoading) return;
      isLoading = true;
      // On a slow line all words may be typed before the failure is known, and no other touch follows.
      while (isTouched) {
        isTouched = false;
        try {
          return (await import('./suggestions.ts')).suggest(input);
        } catch {
          // The form works without them.
        }
      }
      isLoading = false;
    };
    for (const type of ['focus', 'input']) input?.addEventListener(type, load);
  }
}
customElements.define('site-search', SiteSearch);
