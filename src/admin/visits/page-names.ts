import { paths } from '../../shared/paths.ts';

/** Pages that are about no therapy, treatment or examination, and are no article. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.therapies]: 'Therapieën',
  [paths.treatments]: 'Behandelingen',
  [paths.about]: 'Over ons',
  [paths.privacy]: 'Privacy',
  [paths.accessibility]: 'Toegankelijkheid',
  [paths.complaints]: 'Klachten',
  [paths.magazine]: 'Magazine',
};
