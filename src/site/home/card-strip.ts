/** Adds arrow buttons, a progress bar and the reveal animation; without JavaScript the strip just scrolls. */
class CardStrip extends HTMLElement {
  connectedCallback(): void {
    const strip = this.querySelector<HTMLElement>('[data-strip]');
    const progress = this.querySelector<HTMLElement>('[data-progress]');
    const arrows = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
    if (!strip || !progress) return;

    const update = () => {
      const range = strip.scrollWidth - strip.clientWidth;
      const scrolled = range > 0 ? Math.min(1, Math.max(0, strip.scrollLeft / range)) : 1;
      const visibleShare = strip.clientWidth / strip.scrollWidth;
      progress.style.setProperty('--progress', String(visibleShare + scrolled * (1 - visibleShare)));
      for (const arrow of arrows) {
        const isAtEnd = arrow.dataset['step'] === '1' ? scrolled > 0.995 : scrolled < 0.005;
        arrow.ariaDisabled = String(isAtEnd);
      }
    };
    for (const arrow of arrows)
      arrow.addEventListener('click', () =>
        strip.scrollBy({ left: Number(arrow.dataset['step']) * strip.clientWidth * 0.75 }),
      );
    // Browsers leave a card as it is that is seen in part.
    strip.addEventListener(
      'keyup',
      ({ key, target }) => key === 'Tab' && target instanceof Element && target.scrollIntoView({ block: 'nearest' }),
    );
    strip.addEventListener('scroll', update, { passive: true });
    new ResizeObserver(update).observe(strip);
    this.revealWhenVisible();
  }

  private revealWhenVisible(): void {
    this.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        this.dataset['reveal'] = 'now';
      },
      { threshold: 0.15 },
    );
    observer.observe(this);
  }
}
customElements.define('card-strip', CardStrip);
