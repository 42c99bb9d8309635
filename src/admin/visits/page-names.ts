import { paths } from '../../shared/paths.ts';
import { STATEMENTS } from '../../shared/statements.ts';

/** Pages that are about no therapy, treatment or examination, and are no article. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.therapies]: 'Therapieën',
  [paths.treatments]: 'Behandelingen',
  [paths.about]: 'Over ons',
  [paths.magazine]: 'Magazine',
  ...Object.fromEntries(STATEMENTS.map(({ path, label }) => [path, label])),
};
