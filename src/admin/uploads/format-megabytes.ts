import { $language } from '../language/words.tsx';

export function formatMegabytes(megabytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat($language.get(), digits).format(megabytes)} MB`;
}
