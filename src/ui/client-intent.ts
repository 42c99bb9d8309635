import type { ClientDirective } from 'astro';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** A selector of the parts that need the script: touching anything else in the island does not start it. */
      'client:intent'?: string;
    }
  }
}

/** The mouse or a finger, the keyboard, and what an aid or the browser fills in by itself. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'focusin', 'input'] as const;

/** A mouse that only lies where a page appears: browsers tell of that too. */
const isStill = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/**
 * `client:intent="form"`: the script is fetched at the first sign of a visitor anywhere on the page, and takes over at
 * the first sign on one of these parts. The page is there before any of it; the parts work without it until then.
 */
const intent: ClientDirective = (load, { value: parts }, island) => {
  let loading: ReturnType<typeof load> | undefined;
  const listening = new AbortController();
  const notice = async (element: EventTarget | null) => {
    loading ??= load();
    if (!(element instanceof Element && island.contains(element) && element.closest(parts))) return;
    listening.abort();
    const hydrate = await loading;
    await hydrate();
  };
  for (const sign of INTENT_EVENTS)
    document.addEventListener(sign, (event) => isStill(event) || notice(event.target), listening);
  // Whoever was faster than the page.
  if (island.contains(document.activeElement)) notice(document.activeElement);
};

export default intent;
