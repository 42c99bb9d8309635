import { join } from 'node:path';
import type { Facts } from '../../shared/facts/placeholders.ts';
import { paths } from '../../shared/paths.ts';
import type { SitePage } from '../../shared/search/site-index.ts';
import { readContentFile } from '../read-file.ts';
import { plainText } from './plain-text.ts';

type Statement = { titel: string; inleiding?: string; zoekomschrijving: string };

const STATEMENTS = [
  ['klachten.md', paths.complaints],
  ['privacy.md', paths.privacy],
  ['toegankelijkheid.md', paths.accessibility],
] as const;

/** Practical pages: hours, address, telephone, the clinic itself and its statements. */
export function practicalPages(root: string, facts: Facts, { zoekomschrijving }: Statement): SitePage[] {
  const fact = (name: string) => facts.get(name) ?? '';
  const page = (href: string, title: string, summary: string, text = ''): SitePage => ({
    ...{ href, group: 'practical', title, text, keywords: [] },
    summary: summary.replace(/\s+/g, ' ').trim(),
  });
  const statement = (file: string, href: string, more = '') => {
    const { data, body = '' } = readContentFile(join(root, 'content', file), facts);
    const { titel, inleiding, zoekomschrijving } = data as Statement;
    return page(href, titel, inleiding ?? zoekomschrijving, `${plainText(body)} ${more}`);
  };
  const people = [...facts].flatMap(([name, value]) => (name.startsWith('zorgverlener:') ? [value] : []));
  return [
    page(`${paths.about}#openingstijden`, 'Openingstijden', `Open op ${fact('openingstijden')}.`),
    page(
      `${paths.about}#adres`,
      'Adres en route',
      `${fact('adres')}. Een vraag over parkeren of over de weg naar ons toe? Bel ${fact('telefoon')}.`,
    ),
    page(`${paths.about}#telefoon`, 'Telefoon en e-mail', `Bel ${fact('telefoon')} of mail naar ${fact('email')}.`),
    page(
      paths.contact,
      'Contact en afspraak',
      `Stel uw vraag met het formulier, of bel ${fact('telefoon')} voor een afspraak.`,
    ),
    statement('over-ons.md', paths.about, people.join('. ')),
    page(paths.home, fact('naam'), zoekomschrijving),
    ...STATEMENTS.map(([file, href]) => statement(file, href)),
  ];
}
