import { modifier } from './keys.ts';
import { $openOverlay } from './overlays.ts';

/** For users without a keyboard, and in a text, where Ctrl+K makes a link. */
export const PaletteButton = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    className="inline-flex min-h-11 items-center gap-2 px-1 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
    onClick={() => $openOverlay.set('palette')}
  >
    Go to…
    <kbd className="rounded-xs border border-linen px-1.5 font-sans text-xs max-lg:hidden">{modifier()} K</kbd>
  </button>
);
