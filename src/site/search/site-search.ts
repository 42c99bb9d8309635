import { importModule } from '../../ui/islands/import-module.ts';

/** Fetches the suggestions' code at the first touch of the field. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    const load = async () => {
      const { suggest } = await importModule(() => import('./suggestions.ts'));
      if (input) suggest(input);
    };
    // Without them the form works all the same.
    input?.addEventListener('focus', () => load().catch(() => {}), { once: true });
  }
}
customElements.define('site-search', SiteSearch);
