import { isVisit, mayCount, sendBeacon } from '../shell/beacon.ts';

/** A visitor who continues typing within this time has not searched yet. */
const SETTLED_MS = 2000;
/** Each search counts once: a reload, or going back to it, does not count again. */
const counted = new Set(isVisit ? [] : [new URLSearchParams(location.search).get('search')?.trim()]);

/**
 * Stands where the magazine has nothing for its `words`. The browser counts them, because the page comes from a cache,
 * and later searches of the list are made by it.
 */
class MissedSearch extends HTMLElement {
  static readonly observedAttributes = ['words'];
  #timer: ReturnType<typeof setTimeout> | undefined;

  attributeChangedCallback(): void {
    this.disconnectedCallback();
    this.#timer = setTimeout(() => this.#count(), SETTLED_MS);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  #count(): void {
    const words = this.getAttribute('words') ?? '';
    if (counted.has(words) || document.hidden) return;
    counted.add(words);
    sendBeacon('/api/missed-searches', { words });
  }
}
if (mayCount) customElements.define('missed-search', MissedSearch);
