import { paths } from '../../../shared/paths.ts';
import { STATEMENTS } from '../../../shared/statements.ts';

/** The entries of the Zorgaanbod dropdown. */
export const CARE_LINKS = [
  { label: 'Behandelingen', href: paths.treatments, text: 'Van preventief tot antroposofisch' },
  { label: 'Therapieën', href: paths.therapies, text: 'Zorg bij klachten en aandoeningen' },
  { label: 'Rijbewijskeuringen', href: paths.examinations, text: 'Voor 75-plussers, taxi, vrachtwagen en bedrijven' },
  { label: 'PMO', href: paths.pmo, text: 'Preventief medisch onderzoek voor werkgevers' },
] as const;

export const ABOUT_LINK = { label: 'Over ons', href: paths.about } as const;
export const MAGAZINE_LINK = { label: 'Magazine', href: paths.magazine } as const;

/** The footer names every part of the site. */
export const FOOTER_LINKS = [
  {
    title: 'Zorg',
    links: [
      ...CARE_LINKS,
      { label: 'Tarieven', href: paths.rates },
      { label: 'Veelgestelde vragen', href: paths.questions },
    ],
  },
  {
    title: 'De kliniek',
    links: [
      { label: 'Home', href: paths.home },
      ABOUT_LINK,
      { label: 'Ons team', href: paths.team },
      { label: 'Route', href: paths.route },
      { label: 'Contact', href: paths.contact },
      { label: 'Zoeken', href: paths.search },
      MAGAZINE_LINK,
    ],
  },
] as const;

export const STATEMENT_LINKS = STATEMENTS.map(({ label, path }) => ({ label, href: path }));
