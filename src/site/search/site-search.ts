import { importModule } from '../../ui/islands/import-module.ts';

const TOUCHES = ['focus', 'input'] as const;

/** Fetches the suggestions' code at the first touch of the field; when that fails, again at the next one. */
class SiteSearch extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector('input');
    let isLoading = false;
    let isTouchedMeanwhile = false;
    const load = async () => {
      if (!input) return;
      isTouchedMeanwhile = isLoading;
      if (isLoading) return;
      isLoading = true;
      try {
        const { suggest } = await importModule(() => import('./suggestions.ts'));
        for (const type of TOUCHES) input.removeEventListener(type, load);
        suggest(input);
      } catch {
        // Without them the form works all the same.
        isLoading = false;
        if (isTouchedMeanwhile) load();
      }
    };
    for (const type of TOUCHES) input?.addEventListener(type, load);
  }
}
customElements.define('site-search', SiteSearch);
