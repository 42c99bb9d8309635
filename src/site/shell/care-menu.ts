/** Long enough to cross the gap between button and panel. */
const LEAVE_MS = 250;
/** A click right after the pointer has opened the menu means "open", not "close again". */
const SAME_GESTURE_MS = 400;

/** Adds to the native popover: it opens on hover where there is a hover, and closes when the focus moves on. */
class CareMenu extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const panel = this.querySelector<HTMLElement>('[popover]');
    if (!button || !panel) return;
    let leaving = 0;
    let openedAt = Number.NEGATIVE_INFINITY;

    const stay = () => clearTimeout(leaving);
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving = window.setTimeout(() => panel.hidePopover(), LEAVE_MS);
    };
    button.addEventListener('pointerenter', (event) => {
      stay();
      if (event.pointerType !== 'mouse' || panel.matches(':popover-open')) return;
      panel.showPopover({ source: button });
      openedAt = event.timeStamp;
    });
    button.addEventListener('click', (event) => {
      if (event.timeStamp - openedAt < SAME_GESTURE_MS) event.preventDefault();
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
