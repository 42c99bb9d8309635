type Variant = 'primary' | 'secondary' | 'quiet' | 'quiet-danger' | 'danger' | 'inverse';
type Size = 'normal' | 'small';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-xs text-center font-sans font-medium no-underline transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-ink text-paper hover:bg-clay-deep',
  secondary: 'border border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'text-ink hover:bg-plaster',
  /** A separate variant: of two colours on one element the later rule of the style sheet wins. */
  'quiet-danger': 'text-danger hover:bg-danger-soft',
  danger: 'bg-danger text-on-danger hover:bg-ink',
  /** For dark backgrounds. */
  inverse: 'bg-paper text-ink hover:bg-eucalyptus',
};

const SIZES: Record<Size, string> = {
  normal: 'min-h-12 px-[min(--spacing(5),6.25vw)] py-3 text-base sm:px-6',
  small: 'min-h-11 min-w-11 px-4 py-2 text-sm',
};

/** Classes for `<button>` and `<a>`, in Astro and React. Touch targets are at least 44 px. */
export const button = (variant: Variant = 'primary', size: Size = 'normal') =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
