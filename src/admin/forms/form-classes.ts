/** Safari on iPhone and iPad zooms into a focused field whose font is smaller than 16 px. */
const CONTROL =
  'block w-full rounded-xs border border-ink-soft bg-surface px-3 py-2 text-sm pointer-coarse:text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60';

/** Denser than the form fields of the public pages (src/ui/forms/field.ts). */
export const form = {
  label: 'mb-1 block text-sm font-medium text-ink',
  input: `${CONTROL} min-h-11`,
  textarea: `${CONTROL} leading-relaxed`,
  hint: 'mt-1 text-xs text-ink-soft',
  error: 'mt-1 text-sm font-medium text-danger',
  panel: 'rounded-sm border border-linen/60 bg-surface p-[min(--spacing(5),6.25vw)]',
} as const;
