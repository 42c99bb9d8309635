/** Leaves the room of a toast free, so that none covers the buttons of a dialog. */
const PANEL =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem-2*var(--toast-space,0px))] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto rounded-sm bg-surface p-5 raised sm:p-7 motion-safe:animate-fade forced-colors:border';

/** Classes of dialogs. */
export const overlay = {
  /**
   * Same z-index as a panel: the backdrop of a second dialog comes later in the page and so covers the first dialog.
   */
  backdrop: 'fixed inset-0 z-40 bg-overlay/35 motion-safe:animate-fade',
  panel: { normal: `${PANEL} max-w-lg`, wide: `${PANEL} max-w-4xl` },
  title: 'pr-10 font-serif text-xl',
  description: 'mt-1.5 text-sm text-ink-soft',
  actions: 'mt-6 flex flex-wrap justify-end gap-3',
  /** Stay visible while a long dialog scrolls, on screens that are high enough. */
  stickyActions:
    'mt-6 flex flex-wrap gap-3 tall:sticky tall:-bottom-5 tall:-mx-5 tall:-mb-5 tall:border-t tall:border-linen/60 tall:bg-surface tall:px-5 tall:py-4 sm:tall:-bottom-7 sm:tall:-mx-7 sm:tall:-mb-7 sm:tall:px-7',
  close:
    'absolute top-3 right-3 size-11 rounded-xs text-xl leading-none text-ink-soft hover:bg-admin-background hover:text-ink',
} as const;
