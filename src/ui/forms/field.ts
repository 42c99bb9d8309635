/** Classes of the form fields of public pages, in Astro and React. */
export const field = {
  label: 'block text-sm font-medium text-ink',
  // `scroll-mt` keeps the label visible when a link jumps to the field.
  input:
    'mt-1.5 block w-full min-h-12 scroll-mt-10 rounded-xs border border-ink-soft bg-surface px-4 py-2.5 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger',
  hint: 'mt-1.5 block text-xs text-ink-soft',
  error: 'mt-1.5 block text-sm font-medium text-danger',
} as const;
