import { amsterdamDateAndTime, openingStatus, type Schedule } from './opening-status.ts';

/**
 * Keeps the line ‘Nu geopend, tot 17.00 uur.’ true for as long as the page is open, and takes away what is past. Begins
 * when one comes near it: the clock of another time zone takes a slow phone 60 ms, which the page's first moments need
 * for themselves.
 */
class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #near = new IntersectionObserver((entries) => this.#beginIf(entries.some((entry) => entry.isIntersecting)), {
    rootMargin: '100%',
  });

  connectedCallback(): void {
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near.disconnect();
    clearInterval(this.#timer);
  }

  #beginIf(isNear: boolean): void {
    if (!isNear) return;
    this.#near.disconnect();
    this.#say();
    this.#timer = setInterval(() => this.#say(), 60_000);
  }

  #say(): void {
    const line = this.querySelector('[data-line]');
    const now = new Date();
    const text = openingStatus(now, JSON.parse(this.dataset['schedule'] ?? '') as Schedule);
    if (line && line.textContent !== text) line.textContent = text;
    const [today = ''] = amsterdamDateAndTime(now);
    for (const closure of this.querySelectorAll<HTMLElement>('[data-until]')) {
      closure.hidden = (closure.dataset['until'] ?? '') < today;
    }
  }
}

customElements.define('open-now', OpenNow);
