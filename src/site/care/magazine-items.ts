/** Puts the newest articles about a page's subject in place of the link to them, once they are nearly in view. */
class MagazineItems extends HTMLElement {
  connectedCallback(): void {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without an answer the link stays.
        const response = await fetch(this.dataset['src'] ?? '').catch(() => undefined);
        const items = response?.ok ? await response.text() : '';
        if (items.trim() === '') return;
        const hadFocus = this.contains(document.activeElement);
        this.innerHTML = items;
        // Who had reached the link goes on at the one to all articles, which comes last.
        if (hadFocus) [...this.querySelectorAll('a')].at(-1)?.focus();
      },
      { rootMargin: '400px' },
    );
    observer.observe(this);
  }
}
customElements.define('magazine-items', MagazineItems);

export {};
