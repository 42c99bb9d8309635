/** The strip of cards: arrows, progress bar, and the reveal when it comes into view. Without it the strip just scrolls. */
class CardStrip extends HTMLElement {
  connectedCallback(): void {
    const strip = this.querySelector<HTMLElement>('[data-strip]');
    const progress = this.querySelector<HTMLElement>('[data-progress]');
    const arrows = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
    if (!strip || !progress) return;

    const show = () => {
      const range = strip.scrollWidth - strip.clientWidth;
      const scrolled = range > 0 ? Math.min(1, Math.max(0, strip.scrollLeft / range)) : 1;
      const seen = strip.clientWidth / strip.scrollWidth;
      progress.style.setProperty('--progress', String(seen + scrolled * (1 - seen)));
      progress.ariaValueNow = String(Math.round(scrolled * 100));
      for (const arrow of arrows) {
        const isAtEnd = arrow.dataset['step'] === '1' ? scrolled > 0.995 : scrolled < 0.005;
        arrow.ariaDisabled = String(isAtEnd);
      }
    };
    for (const arrow of arrows) {
      arrow.addEventListener('click', () => {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const step = Number(arrow.dataset['step']) * strip.clientWidth * 0.75;
        strip.scrollBy({ left: step, behavior: isCalm ? 'instant' : 'smooth' });
      });
    }
    strip.addEventListener('scroll', show, { passive: true });
    new ResizeObserver(show).observe(strip);
    this.revealOnceSeen();
  }

  private revealOnceSeen(): void {
    this.dataset['reveal'] = 'waiting';
    const eye = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        eye.disconnect();
        this.dataset['reveal'] = 'now';
      },
      { threshold: 0.15 },
    );
    eye.observe(this);
  }
}
customElements.define('card-strip', CardStrip);
