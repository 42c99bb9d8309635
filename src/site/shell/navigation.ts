import { paths } from '../../shared/paths.ts';

/** The entries of the Zorgaanbod dropdown. */
export const CARE_LINKS = [
  { label: 'Behandelingen', href: paths.treatments, text: 'Van preventief tot antroposofisch' },
  { label: 'Therapieën', href: paths.therapies, text: 'Zorg bij klachten en aandoeningen' },
  { label: 'Rijbewijskeuringen', href: paths.examinations, text: 'Voor 75-plussers, taxi, vrachtwagen en bedrijven' },
  { label: 'PMO', href: paths.pmo, text: 'Preventief medisch onderzoek voor werkgevers' },
] as const;

export const ABOUT_LINK = { label: 'Over ons', href: paths.about } as const;
export const MAGAZINE_LINK = { label: 'Magazine', href: paths.magazine } as const;
