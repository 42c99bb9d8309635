import { openingState, type Schedule } from './opening-state.ts';

/** Keeps the line ‘Nu geopend, tot 17.00 uur.’ true for as long as the page is open. */
class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#say();
    this.#timer = setInterval(() => this.#say(), 60_000);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  #say(): void {
    const line = this.querySelector('[data-line]');
    const { open, line: text } = openingState(new Date(), JSON.parse(this.dataset['schedule'] ?? '') as Schedule);
    if (line && line.textContent !== text) line.textContent = text;
    this.toggleAttribute('data-open', open);
  }
}

customElements.define('open-now', OpenNow);
