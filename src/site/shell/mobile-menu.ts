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
    // opening the menu removes the scroll bar. Safari 16 has no checkVisibility().
    addEventListener('resize', () => {
      if (opener.getClientRects().length === 0) dialog.close();
    });
    if ('commandForElement' in HTMLButtonElement.prototype) return;
    // Else it would open as a popover as well. Closing leaves it: it may have been opened before this script ran.
    opener.removeAttribute('popovertarget');
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[command]')) {
      const isOpener = button.getAttribute('command') === 'show-modal';
      button.addEventListener('click', () => (isOpener ? dialog.showModal() : dialog.close()));
    }
  }
}
customElements.define('mobile-menu', MobileMenu);
