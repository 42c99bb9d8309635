/** Opens the menu as a modal dialog instead of a popover, and closes it when a link is followed. */
class MobileMenu extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const opener = this.querySelector('button');
    if (!dialog || !opener) return;
    const close = () => {
      // It may have been opened before this script ran. Safari 16 has no popovers.
      dialog.hidePopover?.();
      dialog.close();
    };
    opener.removeAttribute('popovertarget');
    opener.addEventListener('click', () => {
      close();
      dialog.showModal();
    });
    dialog.querySelector('button')?.addEventListener('click', close);
    dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    });
    // In a wider window the bar shows its links and hides the opener. A ResizeObserver on the page would also fire when
    // opening the menu removes the scroll bar. Safari 16 has no checkVisibility().
    addEventListener('resize', () => {
      if (opener.getClientRects().length === 0) close();
    });
  }
}
customElements.define('mobile-menu', MobileMenu);
