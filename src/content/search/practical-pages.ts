import { join } from 'node:path';
import type { Facts } from '../../shared/facts/placeholders.ts';
import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { readContentFile, readTeam } from '../read-file.ts';
import { ROUTE_PARTS } from '../route-parts.ts';
import { plainText } from './plain-text.ts';

type Route = { inleiding: string } & Partial<Record<(typeof ROUTE_PARTS)[number]['field'], string | null>>;
type Statement = { titel: string; inleiding?: string; zoekomschrijving: string };

/** When, where, how and who: hours, address, route, telephone, team, the clinic itself and its statements. */
export function practicalPages(root: string, facts: Facts, { zoekomschrijving }: Statement): SitePage[] {
  const fact = (name: string) => facts.get(name) ?? '';
  const page = (href: string, title: string, summary: string, text = ''): SitePage => ({
    ...{ href, group: 'practical', title, text, keywords: [] },
    summary: summary.replace(/\s+/g, ' ').trim(),
  });
  const statement = (file: string, href: string) => {
    const { data, body = '' } = readContentFile(join(root, 'content', file), facts);
    const { titel, inleiding, zoekomschrijving } = data as Statement;
    return page(href, titel, inleiding ?? zoekomschrijving, plainText(body));
  };
  const route = readContentFile(join(root, 'content/route.yaml'), facts).data as Route;
  const team = [...readTeam(root).values()];
  return [
    page(`${paths.about}#openingstijden`, 'Openingstijden', `Open op ${fact('openingstijden')}.`),
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
