import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';

type Rate = { titel: string; duur: string | null; prijs: string; verzekerd: 'ja' | 'soms' | 'nee' };
export type Rates = { inleiding: string; consulten: Rate[]; voorwaarde: string; verzekering: string };

const HREF = `${paths.about}#tarieven`;
const SHOWN = 3;

/** One entry for the whole price list: single lines would give many results for one place. */
export const ratesPages = ({ inleiding, consulten, voorwaarde, verzekering }: Rates): SitePage[] => [
  {
    href: HREF,
    group: 'rates',
    title: 'Tarieven',
    summary: `${consulten
      .slice(0, SHOWN)
      .map(({ titel, prijs }) => `${titel}: ${prijs}`)
      .join(' · ')} …`,
    text: [inleiding, ...consulten.map(lineOf), voorwaarde, verzekering].join(' '),
    keywords: [],
  },
];

const lineOf = ({ titel, duur, prijs }: Rate) => `${[titel, duur, prijs].filter(Boolean).join(', ')}.`;
