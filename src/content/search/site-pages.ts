import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SearchGroupName } from '../../shared/contract/visitors/search.ts';
import type { Facts } from '../../shared/facts/placeholders.ts';
import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';
import { readContentFile } from '../read-file.ts';
import { plainText } from './plain-text.ts';
import { practicalPages } from './practical-pages.ts';
import { ratesPages } from './rates-pages.ts';

type Section = { id: string; titel: string; tekst: string };
type PageFields = { titel: string; samenvatting: string; ondertitel?: string };
type Examinations = { kop: { titel: string; inleiding: string }; zoekomschrijving: string; onderdelen: Section[] };
type Pmo = { zoektitel: string; inleiding: string; hoofdstukken: Section[]; pakketten: Package[] };
type Package = { naam: string; prijs: string; samenvatting: string; 'past-bij': string };
type Overview = { titel: string; inleiding: string };
type Question = { id: string; vraag: string; antwoord: string };

const SUMMARY_LENGTH = 160;

/** Everything in content/ that can be searched, except the magazine. */
export function sitePages(root: string, facts: Facts): SitePage[] {
  const read = <F>(file: string) => readContentFile(join(root, 'content', file), facts).data as F;
  const folder = (name: string, group: SearchGroupName, path: (slug: string) => string) =>
    globSync(join(root, 'content', name, '*.md'))
      .sort()
      .map((file): SitePage => {
        const { data, body = '' } = readContentFile(file, facts);
        const { titel, samenvatting, ondertitel = '' } = data as PageFields;
        return entry(path(basename(file, '.md')), group, titel, samenvatting, `${ondertitel}\n\n${body}`);
      });
  const treatments = read<Overview>('behandelingen.yaml');
  const therapies = read<Overview>('therapieen.yaml');
  const examinations = read<Examinations>('rijbewijskeuringen.yaml');
  const pmo = read<Pmo>('pmo.yaml');
  const questions = read<{ lijst: Question[] }>('veelgestelde-vragen.yaml').lijst;
  return [
    entry(paths.treatments, 'treatments', treatments.titel, treatments.inleiding),
    ...folder('behandelingen', 'treatments', paths.treatment),
    entry(paths.therapies, 'therapies', therapies.titel, therapies.inleiding),
    ...folder('therapieen', 'therapies', paths.therapy),
    entry(paths.examinations, 'examinations', examinations.kop.titel, examinations.kop.inleiding),
    ...folder('rijbewijskeuringen', 'examinations', paths.examination),
    ...examinations.onderdelen.map((part) => section(paths.examinations, 'examinations', part)),
    entry(paths.pmo, 'pmo', pmo.zoektitel, pmo.inleiding),
    entry(
      `${paths.pmo}#pakketten`,
      'pmo',
      'Pakketten en prijzen van het PMO',
      packagesLine(pmo.pakketten),
      packagesText(pmo),
    ),
    ...pmo.hoofdstukken.map((part) => section(paths.pmo, 'pmo', part)),
    ...questions.map(({ id, vraag, antwoord }) =>
      section(paths.examinations, 'questions', { id, titel: vraag, tekst: antwoord }),
    ),
    ...ratesPages(read('tarieven.yaml')),
    ...practicalPages(root, facts, read('home.yaml')),
  ];
}

function entry(href: string, group: SearchGroupName, title: string, summary: string, markdown = ''): SitePage {
  return { href, group, title: oneLine(title), summary: oneLine(summary), text: plainText(markdown), keywords: [] };
}

function section(path: string, group: SearchGroupName, { id, titel, tekst }: Section): SitePage {
  const text = plainText(tekst);
  return { href: `${path}#${id}`, group, title: titel, summary: beginningOf(text), text, keywords: [] };
}

const packagesLine = (packages: Package[]) => packages.map(({ naam, prijs }) => `${naam}: ${prijs}`).join(' · ');
const packagesText = ({ pakketten }: Pmo) =>
  pakketten.map((one) => `${one.naam}. ${one.samenvatting} ${one['past-bij']}`).join('\n\n');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function beginningOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
