import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SearchGroupName } from '../../shared/contract/visitors/search.ts';
import type { Facts } from '../../shared/facts/placeholders.ts';
import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';
import type { GeneralFacts } from '../care/fact-rows.ts';
import { readContentFile } from '../read-file.ts';
import { factsText, type Package, packagesText } from './facts-text.ts';
import { plainText } from './plain-text.ts';
import { practicalPages } from './practical-pages.ts';
import { ratesPages } from './rates-pages.ts';

type Section = { id: string; titel: string; tekst: string };
type WithFacts = { feiten: unknown };
type PageFields = WithFacts & { titel: string; samenvatting: string; ondertitel?: string };
type Examinations = WithFacts & { kop: { titel: string; inleiding: string }; onderdelen: Section[] };
type Pmo = WithFacts & { zoektitel: string; inleiding: string; hoofdstukken: Section[]; pakketten: Package[] };
type Overview = WithFacts & { titel: string; inleiding: string };
type Question = { id: string; vraag: string; antwoord: string };

const SUMMARY_LENGTH = 160;

/** Everything in content/ that can be searched, except the magazine. */
export function sitePages(root: string, facts: Facts): SitePage[] {
  const read = <F>(file: string) => readContentFile(join(root, 'content', file), facts).data as F;
  const { afspraak } = read<{ afspraak: GeneralFacts }>('contact.yaml');
  const factsOf = (fields: unknown) => factsText(fields, afspraak);
  const folder = (name: string, group: SearchGroupName, path: (slug: string) => string) =>
    globSync(join(root, 'content', name, '*.md'))
      .sort()
      .map((file): SitePage => {
        const { data, body = '' } = readContentFile(file, facts);
        const { titel, samenvatting, ondertitel = '', feiten } = data as PageFields;
        const text = `${ondertitel} ${factsOf(feiten)} ${plainText(body)}`;
        return entry(path(basename(file, '.md')), group, titel, samenvatting, text);
      });
  const treatments = read<Overview>('behandelingen.yaml');
  const therapies = read<Overview>('therapieen.yaml');
  const examinations = read<Examinations>('rijbewijskeuringen.yaml');
  const { kop, onderdelen } = examinations;
  const pmo = read<Pmo>('pmo.yaml');
  const questions = read<{ lijst: Question[] }>('veelgestelde-vragen.yaml').lijst;
  return [
    entry(paths.treatments, 'treatments', treatments.titel, treatments.inleiding, factsOf(treatments.feiten)),
    ...folder('behandelingen', 'treatments', paths.treatment),
    entry(paths.therapies, 'therapies', therapies.titel, therapies.inleiding, factsOf(therapies.feiten)),
    ...folder('therapieen', 'therapies', paths.therapy),
    entry(paths.examinations, 'examinations', kop.titel, kop.inleiding, factsOf(examinations.feiten)),
    ...folder('rijbewijskeuringen', 'examinations', paths.examination),
    ...onderdelen.map((part) => section(paths.examinations, 'examinations', part)),
    entry(paths.pmo, 'pmo', pmo.zoektitel, pmo.inleiding, factsOf(pmo.feiten)),
    entry(
      `${paths.pmo}#pakketten`,
      'pmo',
      'Pakketten en prijzen van het PMO',
      packagesLine(pmo.pakketten),
      packagesText(pmo.pakketten),
    ),
    ...pmo.hoofdstukken.map((part) => section(paths.pmo, 'pmo', part)),
    entry(paths.questions, 'questions', 'Veelgestelde vragen', questions.map(({ vraag }) => vraag).join(' ')),
    ...questions.map(({ id, vraag, antwoord }) =>
      section(paths.examinations, 'questions', { id, titel: vraag, tekst: antwoord }),
    ),
    ...ratesPages(read('tarieven.yaml')),
    ...practicalPages(root, facts, read('home.yaml')),
  ];
}

function entry(href: string, group: SearchGroupName, title: string, summary: string, text = ''): SitePage {
  return { href, group, title: oneLine(title), summary: oneLine(summary), text: oneLine(text), keywords: [] };
}

function section(path: string, group: SearchGroupName, { id, titel, tekst }: Section): SitePage {
  const text = plainText(tekst);
  return { href: `${path}#${id}`, group, title: titel, summary: beginningOf(text), text, keywords: [] };
}

const packagesLine = (packages: Package[]) => packages.map(({ naam, prijs }) => `${naam}: ${prijs}`).join(' · ');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function beginningOf(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const cut = text.slice(0, SUMMARY_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
