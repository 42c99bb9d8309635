import { importModule } from '../../ui/islands/import-module.ts';

/** Fetches the suggestions' code at the first touch of the field; again at the next one when that fails. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    let isLoading = false;
    const load = async () => {
      if (!input || isLoading) return;
      isLoading = true;
      try {
        const { suggest } = await importModule(() => import('./suggestions.ts'));
        for (const type of TOUCHES) input.removeEventListener(type, load);
        suggest(input);
      } catch {
        // Without them the form works all the same.
        isLoading = false;
      }
    };
    for (const type of TOUCHES) input?.addEventListener(type, load);
  }
}
const TOUCHES = ['focus', 'input'] as const;
customElements.define('site-search', SiteSearch);
