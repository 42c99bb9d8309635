/** Puts the newest articles about a page's subject in place of the link to them, once they are nearly in view. */
class MagazineItems extends HTMLElement {
  connectedCallback(): void {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without an answer the link stays.
        const response = await fetch(this.dataset['src'] ?? '').catch(() => undefined);
        if (response?.ok) this.innerHTML = await response.text();
      },
      { rootMargin: '400px' },
    );
    observer.observe(this);
  }
}
customElements.define('magazine-items', MagazineItems);

export {};
