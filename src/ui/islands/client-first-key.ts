import type { ClientDirective } from 'astro';
import { isWithoutMovement } from '../movement.ts';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /**
       * Loads and hydrates the island at its first use; a form submitted before that waits for the island's `ready`
       * event.
       */
      'client:first-key'?: boolean;
    }
  }
}

/** Not `focusin`: a form that focuses its first field is not in use yet. Password managers send `input`. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * The directive's script comes before the island in the HTML, so that it never misses an event. When the island cannot
 * be loaded, the element with `data-load-error` is shown, and the next use tries again.
 */
const firstKey: ClientDirective = (load, _options, island) => {
  const listening = new AbortController();
  let waiting: HTMLFormElement | undefined;
  let isLoading = false;
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    await hydrate();
    // Astro hides a failure behind a function that does nothing.
    const isLoaded = !island.hasAttribute('ssr');
    document.querySelector('[data-load-error]')?.toggleAttribute('hidden', isLoaded);
    isLoading = isLoaded;
  };
  for (const type of FIRST_USE)
    document.addEventListener(type, (event) => isWithoutMovement(event) || start(), listening);
  const wait = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) waiting = event.target;
    start();
  };
  island.addEventListener('submit', wait, listening);
  island.addEventListener('ready', () => {
    listening.abort();
    waiting?.requestSubmit();
  });
};

export default firstKey;
