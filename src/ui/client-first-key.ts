import type { ClientDirective } from 'astro';

declare global {
  namespace Astro {
    interface ClientDirectives {
      /** Loads and hydrates the island once it is used; a form sent before that waits. */
      'client:first-key'?: boolean;
    }
  }
}

/** Not `focusin`: a form that focuses its first field is not in use yet. `input` is also sent by password managers. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/** Browsers also fire pointermove when a page appears under a resting mouse. */
const isWithoutMovement = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** The directive's script stands in the HTML before the form, so that there is no moment without it. */
const firstKey: ClientDirective = (load, _options, island) => {
  const listening = new AbortController();
  let waiting: HTMLFormElement | undefined;
  let isLoading = false;
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    const hydrate = await load();
    await hydrate();
    listening.abort();
    // React has attached its listeners a moment after it has hydrated.
    setTimeout(() => waiting?.requestSubmit());
  };
  for (const type of FIRST_USE)
    document.addEventListener(type, (event) => isWithoutMovement(event) || start(), listening);
  island.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) waiting = event.target;
      start();
    },
    listening,
  );
};

export default firstKey;
