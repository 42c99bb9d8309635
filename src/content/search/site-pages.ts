import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { SearchGroupName } from '../../shared/contract/visitors/search.ts';
import { describeClosedDays, type OpeningHours } from '../../shared/facts/opening-days.ts';
import type { Facts } from '../../shared/facts/placeholders.ts';
import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { type Node, treeOf } from '../plain-markdown.ts';
import { readContentFile } from '../read-file.ts';
import { ROUTE_PARTS } from '../route-parts.ts';
import { colleagues } from '../team.ts';
import { factsText, type Package, packagesText } from './facts-text.ts';

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
  const read = <F>(file: string) => readContentFile(`content/${file}`, facts, root).data as F;
  const { afspraak } = read<{ afspraak: { meenemen: string[] } }>('contact.yaml');
  const factsOf = (fields: unknown) => factsText(fields, afspraak.meenemen);
  const folder = (name: string, group: SearchGroupName, path: (slug: string) => string) =>
    globSync(`content/${name}/*.md`, { cwd: root })
      .sort()
      .map((file): SitePage => {
        const { data, body = '' } = readContentFile(file, facts, root);
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

type Route = { inleiding: string } & Partial<Record<(typeof ROUTE_PARTS)[number]['field'], string | null>>;
type Statement = { titel: string; inleiding?: string; zoekomschrijving: string };

/** When, where, how and who: hours, address, route, telephone, team, the clinic itself and its statements. */
function practicalPages(root: string, facts: Facts, { zoekomschrijving }: Statement): SitePage[] {
  const fact = (name: string) => facts.get(name) ?? '';
  const page = (href: string, title: string, summary: string, text = ''): SitePage => ({
    ...{ href, group: 'practical', title, text, keywords: [] },
    summary: summary.replace(/\s+/g, ' ').trim(),
  });
  const statement = (file: string, href: string) => {
    const { data, body = '' } = readContentFile(`content/${file}`, facts, root);
    const { titel, inleiding, zoekomschrijving } = data as Statement;
    return page(href, titel, inleiding ?? zoekomschrijving, plainText(body));
  };
  const { openingstijden } = readContentFile('content/kliniek.yaml', facts, root).data as {
    openingstijden: OpeningHours;
  };
  const route = readContentFile('content/route.yaml', facts, root).data as Route;
  const team = colleagues(root);
  return [
    page(
      `${paths.about}#openingstijden`,
      'Openingstijden',
      `Open op ${fact('openingstijden')}. ${describeClosedDays(openingstijden)}`,
    ),
    page(`${paths.about}#adres`, 'Adres', `${fact('adres')}.`),
    page(paths.route, 'Route', `${route.inleiding} ${questionsOf(route, fact('telefoon'))}`, routeText(route)),
    page(
      paths.team,
      'Ons team',
      `Wie er bij ons werken: ${[...new Set(team.map(({ profession }) => profession))].join(', ')}.`,
      // Names are guesses for many a word with a slip, so they count for less.
      team.map(({ name, profession, registration }) => `${name}, ${profession}, ${registration ?? ''}.`).join(' '),
    ),
    page(`${paths.about}#telefoon`, 'Telefoon en e-mail', `Bel ${fact('telefoon')} of mail naar ${fact('email')}.`),
    page(
      paths.contact,
      'Contact en afspraak',
      `Stel uw vraag met het formulier, of bel ${fact('telefoon')} voor een afspraak.`,
    ),
    page(
      `${paths.about}#regelen`,
      'Verzetten, afzeggen of een uitslag',
      'Zo verzet u een afspraak, en zo hoort u een uitslag.',
    ),
    statement('over-ons.md', paths.about),
    page(paths.home, fact('naam'), zoekomschrijving),
    ...STATEMENTS.map(({ name, path }) => statement(`${name}.md`, path)),
  ];
}

/** In the words of the page. */
function questionsOf(route: Route, telephone: string): string {
  const questions = ROUTE_PARTS.filter(({ field }) => !route[field]).map(({ question }) => question);
  return questions.length > 0 ? `Bel ${telephone} als u wilt weten ${questions.join(', of ')}.` : '';
}

const routeText = (route: Route) =>
  ROUTE_PARTS.map(({ field, title }) => `${title}. ${plainText(route[field] ?? '')}`).join(' ');

const BLOCKS = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'tableRow']);

/** The words of a Markdown text, without the numbers of its sources. */
const plainText = (markdown: string): string => textOf(treeOf(markdown)).replace(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.type === 'link' && node.url.startsWith('#source_')) return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'code') return `${node.value} `;
  if ('value' in node && typeof node.value === 'string') return node.value;
  const inside = 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
  // In a result a heading stands before the sentence that follows it.
  if (node.type === 'heading' && /[^.?!:]$/.test(inside)) return `${inside}. `;
  return BLOCKS.has(node.type) ? `${inside} ` : inside;
}

type Rate = { titel: string; duur: string | null; prijs: string; verzekerd: 'ja' | 'soms' | 'nee' };
type Rates = { inleiding: string; consulten: Rate[]; voorwaarde: string; verzekering: string };

const HREF = `${paths.about}#tarieven`;
const SHOWN = 3;

/** One entry for the whole price list: single lines would give many results for one place. */
const ratesPages = ({ inleiding, consulten, voorwaarde, verzekering }: Rates): SitePage[] => [
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
