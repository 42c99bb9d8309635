import type { ClientDirective } from 'astro';
import { isWithoutMovement } from '../movement.ts';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /**
       * Loads and hydrates the island at its first use, or at once; a form submitted before that waits for the island's
       * `ready` event, and needs an id.
       */
      'client:first-key'?: boolean | 'at-once';
    }
  }
}

/** Not `focusin`: a form that focuses its first field is not in use yet. Password managers send `input`. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/**
 * The directive's script comes before the island in the HTML, so that it never misses an event. A form that waits is
 * `aria-busy`, and the element with `data-load-wait` is shown. When the island cannot be loaded, the element with
 * `data-load-error` is shown, and the next use tries again.
 */
const firstKey: ClientDirective = (load, { value }, island) => {
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
    if (!isLoaded) showWaiting(waiting, false);
    isLoading = isLoaded;
  };
  for (const type of FIRST_USE)
    document.addEventListener(type, (event) => isWithoutMovement(event) || start(), listening);
  const wait = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) waiting = event.target;
    document.querySelector('[data-load-error]')?.toggleAttribute('hidden', true);
    showWaiting(waiting, true);
    start();
  };
  island.addEventListener('submit', wait, listening);
  island.addEventListener('ready', () => {
    listening.abort();
    showWaiting(waiting, false);
    // They would stay in the language that the page had at first.
    for (const message of document.querySelectorAll('[data-load-wait], [data-load-error]')) message.remove();
    // Where a translator or an extension has changed the page, React has put a new form in its place.
    const form = waiting?.isConnected ? waiting : waiting && island.querySelector<HTMLFormElement>(`#${waiting.id}`);
    form?.requestSubmit();
  });
  if (value === 'at-once') start();
};

function showWaiting(form: HTMLFormElement | undefined, isWaiting: boolean): void {
  form?.setAttribute('aria-busy', String(isWaiting));
  document.querySelector('[data-load-wait]')?.toggleAttribute('hidden', !isWaiting);
}

export default firstKey;
