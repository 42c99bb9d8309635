/** Browsers also fire pointermove when a page appears under a resting mouse. */
export const isWithoutMovement = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
