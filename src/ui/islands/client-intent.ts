import type { ClientDirective } from 'astro';
import { isWithoutMovement } from '../movement.ts';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Selector of the elements whose use hydrates the island. */
      'client:intent'?: string;
    }
  }
}

/** Pointer, keyboard, and `input` for autofill and assistive technology. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'focusin', 'input'] as const;

/**
 * `client:intent="form"` loads the island's script at the first interaction anywhere on the page, and hydrates the
 * island at the first interaction with a matching element.
 */
const intent: ClientDirective = (load, { value: selector }, island) => {
  let loading: ReturnType<typeof load> | undefined;
  const listening = new AbortController();
  const onInteraction = async (element: EventTarget | null) => {
    loading ??= load();
    if (!(element instanceof Element && island.contains(element) && element.closest(selector))) return;
    listening.abort();
    const hydrate = await loading;
    await hydrate();
  };
  for (const type of INTENT_EVENTS)
    document.addEventListener(type, (event) => isWithoutMovement(event) || onInteraction(event.target), listening);
  // The visitor may have focused an element before this script ran.
  if (island.contains(document.activeElement)) onInteraction(document.activeElement);
};

export default intent;
