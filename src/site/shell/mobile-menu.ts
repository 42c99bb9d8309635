/** The buttons work by `command`; here is what HTML does not say: close on the way to another page or part of this one. */
class MobileMenu extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const opener = this.querySelector('button');
    if (!dialog || !opener) return;
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) dialog.close();
    });
    // Turned sideways or made wider, the bar has room for everything, and the opener goes. The window is asked, not the
    // page: that grows by the width of the scroll bar when the menu opens.
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
