/** Safari on iPhone and iPad zooms into a focused field whose font is smaller than 16 px. */
const CONTROL =
  'block w-full rounded-xs border border-ink-soft bg-surface px-3 py-2 text-sm pointer-coarse:text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60';

/** Denser than the form fields of the public pages (src/ui/forms/field.ts). */
export const form = {
  label: 'mb-1 block text-sm font-medium text-ink',
  input: `${CONTROL} min-h-11`,
  textarea: `${CONTROL} leading-relaxed`,
  /** The title of what is written: large, without a box, as high as its text; in browsers that cannot do that, two lines. */
  title:
    'field-sizing-content not-supports-[field-sizing:content]:h-18 mt-1.5 block w-full resize-none border-b border-linen bg-transparent py-1 font-serif text-xl text-ink placeholder:text-ink-soft aria-invalid:border-danger sm:text-2xl',
  /** One quiet line, until it is used. */
  line: 'block min-h-9 w-full resize-none rounded-xs border border-transparent border-b-linen bg-transparent px-1.5 py-1.5 text-sm text-ink hover:border-linen focus:border-ink-soft focus:bg-surface aria-invalid:border-danger pointer-coarse:min-h-11 pointer-coarse:text-base',
  unused: 'overflow-hidden whitespace-nowrap',
  used: 'h-24',
  hint: 'mt-1 text-xs text-ink-soft',
  error: 'mt-1 text-sm font-medium text-danger',
  panel: 'rounded-sm border border-linen/60 bg-surface p-[min(--spacing(5),6.25vw)]',
} as const;
