/** Long enough to cross the gap between button and panel. */
const LEAVE_MS = 250;

/** Adds to the native popover: it opens on hover where there is a hover, and closes when the focus moves on. */
class CareMenu extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const panel = this.querySelector<HTMLElement>('[popover]');
    if (!button || !panel || !('popover' in panel)) return;
    let leaving = 0;
    let isOpenByHover = false;

    const stay = () => clearTimeout(leaving);
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving = window.setTimeout(() => panel.hidePopover(), LEAVE_MS);
    };
    button.addEventListener('pointerenter', (event) => {
      stay();
      if (event.pointerType !== 'mouse' || panel.matches(':popover-open')) return;
      panel.showPopover({ source: button });
      isOpenByHover = true;
    });
    button.addEventListener('click', (event) => {
      // Whoever clicks what the pointer has just opened means "open", not "close again".
      if (isOpenByHover) event.preventDefault();
      isOpenByHover = false;
    });
    panel.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') isOpenByHover = false;
    });
    panel.addEventListener('pointerenter', stay);
    button.addEventListener('pointerleave', leave);
    panel.addEventListener('pointerleave', leave);
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) panel.hidePopover();
    });
  }
}
customElements.define('care-menu', CareMenu);
