/** Long enough to move the pointer across the gap between button and panel. */
const HIDE_DELAY_MS = 250;

/** Adds to the native popover: opening on mouse hover, and closing when the focus leaves. */
class CareMenu extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const panel = this.querySelector<HTMLElement>('[popover]');
    if (!button || !panel || !('popover' in panel)) return;
    let hideTimer = 0;
    let isOpenByHover = false;

    const cancelHide = () => clearTimeout(hideTimer);
    const hideSoon = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hideTimer = window.setTimeout(() => panel.hidePopover(), HIDE_DELAY_MS);
    };
    button.addEventListener('pointerenter', (event) => {
      cancelHide();
      if (event.pointerType !== 'mouse' || panel.matches(':popover-open')) return;
      panel.showPopover({ source: button });
      isOpenByHover = true;
    });
    button.addEventListener('click', (event) => {
      // A click on a panel that hover has just opened must not close it again.
      if (isOpenByHover) event.preventDefault();
      isOpenByHover = false;
    });
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') isOpenByHover = false;
    });
    panel.addEventListener('pointerenter', cancelHide);
    button.addEventListener('pointerleave', hideSoon);
    panel.addEventListener('pointerleave', hideSoon);
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) panel.hidePopover();
    });
  }
}
customElements.define('care-menu', CareMenu);
