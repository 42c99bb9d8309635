import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { openingStatus, type Schedule } from './opening-status.ts';

/**
 * Updates "Nu geopend, tot 17:00 uur." every minute and hides past closures. Starts when it comes near the viewport:
 * the first date format in another time zone takes 60 ms on a slow phone, which would delay the first paint.
 */
class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) this.#start();
    },
    { rootMargin: '100%' },
  );

  connectedCallback(): void {
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    clearInterval(this.#timer);
  }

  #start(): void {
    this.#observer.disconnect();
    this.#update();
    this.#timer = setInterval(() => this.#update(), 60_000);
  }

  #update(): void {
    const line = this.querySelector('[data-line]');
    const now = new Date();
    const text = openingStatus(now, JSON.parse(this.dataset['schedule'] ?? '') as Schedule);
    if (line && line.textContent !== text) line.textContent = text;
    const today = dayInAmsterdam(now);
    for (const closure of this.querySelectorAll<HTMLElement>('[data-until]')) {
      closure.hidden = (closure.dataset['until'] ?? '') < today;
    }
  }
}

customElements.define('open-now', OpenNow);
