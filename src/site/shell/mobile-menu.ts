/** Closes the menu when a link is followed, and replaces the `command` attribute in browsers that lack it. */
class MobileMenu extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const opener = this.querySelector('button');
    if (!dialog || !opener) return;
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) dialog.close();
    });
    // In a wider window the bar shows its links and hides the opener. A ResizeObserver on the page would also fire when
    // opening the menu removes the scroll bar.
    addEventListener('resize', () => {
      if (!opener.checkVisibility()) dialog.close();
    });
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[command]')) {
      const isOpener = button.getAttribute('command') === 'show-modal';
      button.addEventListener('click', () => (isOpener ? dialog.showModal() : dialog.close()));
    }
  }
}
customElements.define('mobile-menu', MobileMenu);
