import { factRows } from '../../content/care/fact-rows.ts';
import { paths } from '../../shared/paths.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import type { OfferedCare } from '../care/offered.ts';
import type { Clinic } from '../entries.ts';
import { exceptionalHours, formatClosure } from '../opening-hours/closures.ts';
import { openingLines } from '../opening-hours/opening-hours.ts';

type Known = {
  clinic: Clinic;
  description: string;
  /** What to do in an emergency, in Markdown. */
  emergency: string;
  offered: OfferedCare;
  rates: ReadonlyArray<{ title: string; subtitle: string | null; price: string }>;
  site: URL;
  now: Date;
};

/** The clinic in one text for assistants and other machines that read no pages (https://llmstxt.org). */
export function llmsText({ clinic, description, emergency, offered, rates, site, now }: Known): string {
  const { straat, postcode, plaats } = clinic.adres;
  const link = (name: string, href: string, text = '') =>
    `- [${name}](${new URL(href, site).href})${text && `: ${text}`}`;
  const care = ({ name, description: what, facts, href }: OfferedCare['services'][number]) => {
    const price = factRows(facts).find((row) => row.name === 'Prijs');
    const cost = [price?.amount, price?.text].filter(Boolean).join('. ');
    return link(name, href, [what, cost && `Prijs: ${cost}`].filter(Boolean).join(' '));
  };
  const lines = [
    `# ${clinic.naam}`,
    '',
    `> ${description}`,
    '',
    `- Adres: ${straat}, ${postcode} ${plaats}`,
    `- Telefoon: ${clinic.telefoon}`,
    `- E-mail: ${clinic.email}`,
    `- Afspraak maken: ${clinic.afspraak}, of bel ${clinic.telefoon}`,
    ...openingLines(clinic.openingstijden).map((line) => `- Open: ${line}`),
    ...exceptionalHours(clinic, now).map((closure) => `- ${formatClosure(closure)}`),
    ...clinic['doet-niet'].map((sentence) => `- ${sentence}`),
    '',
    emergency.trim().replaceAll('](/', `](${site.origin}/`),
    '',
    '## Behandelingen en therapieën',
    '',
    ...offered.therapies.map(care),
    '',
    '## Keuringen en preventief onderzoek',
    '',
    ...offered.services.map(care),
    '',
    '## Tarieven',
    '',
    ...rates.map(({ title, subtitle, price }) =>
      link(title, paths.rates, [price, subtitle].filter(Boolean).join(', ')),
    ),
    '',
    '## Over de kliniek',
    '',
    link('Wie er werken, route en contact', paths.about),
    link('Veelgestelde vragen over keuringen', paths.questions),
    ...STATEMENTS.map(({ label, path }) => link(label, path)),
    '',
    '## Magazine',
    '',
    link(clinic.magazine.merk, paths.magazine, clinic.magazine.tagline),
    '',
  ];
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
