import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MissingFact, missingFacts, missingPrices } from '../../../src/build/content-checks/missing-facts.ts';
import { isReviewed, overdueReviews } from '../../../src/build/content-checks/overdue-reviews.ts';
import { samplesInTexts, type TextSample, unwantedIn } from '../../../src/build/content-checks/samples-in-texts.ts';
import { unreadSources } from '../../../src/build/content-checks/unread-sources.ts';
import type { DatabaseSetting } from '../../../src/server/environment.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';
import { dayInAmsterdam } from '../../../src/shared/dates/wall-time.ts';
import { libraryPicture } from '../../../src/shared/pictures/picture.ts';
import type { KnownSample } from '../../../src/shared/samples/known-samples.ts';
import { findSamples, patternOf } from '../../../src/shared/samples/sample-texts.ts';
import { STATEMENTS } from '../../../src/shared/statements.ts';
import { samplesInDatabase } from './database.ts';
import { toFillIn } from './fields-to-fill-in.ts';

const CLINIC = 'content/kliniek.yaml';
const YEAR_MS = 366 * DAY_MS;
const STATEMENT_FILES = STATEMENTS.map(({ name }) => `content/${name}.md`);

const OF_STARTER_ARTICLES =
  'Draait de site al? Verander ze dan onder /admindash: content/magazine vult alleen een lege database.';

/** The groups of fields, in the order in which the owner fills them in. */
const GROUPS: Array<{ heading: string; holds: (file: string) => boolean; footer?: string }> = [
  { heading: 'De kliniek', holds: (file) => file === CLINIC },
  { heading: 'Het team', holds: (file) => file === 'content/team.yaml' },
  { heading: 'De route', holds: (file) => file === 'content/route.yaml' },
  { heading: 'De tarieven', holds: (file) => file === 'content/tarieven.yaml' },
  {
    heading: 'Klachten, privacy en toegankelijkheid',
    holds: (file) => STATEMENT_FILES.includes(file),
  },
  {
    heading: 'Het magazine: schrijvers, video’s en medische controle',
    holds: (file) => file.startsWith('content/magazine/'),
    footer: OF_STARTER_ARTICLES,
  },
  {
    heading: 'Medische controle van de zorgpagina’s',
    holds: isReviewed,
  },
  { heading: 'Andere pagina’s', holds: () => true },
];

export type LiveReport = { lines: string[]; mayGoLive: boolean };

type Options = {
  /** `isCurrent`: made of the texts as they are now. */
  build?: { folder: string; isCurrent: boolean } | undefined;
  database?: DatabaseSetting;
  now?: Date;
};

/**
 * Finds what is still a sample below `root`, in the build and in the database. `lines` is the report, in Dutch. The
 * site may go live once nothing is a sample and everything was read.
 */
export async function checkLive(
  root: string,
  { build, database, now = new Date() }: Options = {},
): Promise<LiveReport> {
  const samples = samplesInTexts(root);
  const unwanted = unwantedIn(readFileSync(join(root, CLINIC), 'utf8'));
  // A sample that a text still holds is on every page that shows the text; only an old build has others.
  const inTexts = samples.map(({ file, line }) => lineOf(root, file, line)).join('\n');
  const onlyInBuild = unwanted.filter((sample) => findSamples(inTexts, [sample]).length === 0);
  const stored = database ? await samplesInDatabase(database, unwanted) : undefined;
  const sections = [
    ...fieldSections(samples),
    section('Beloften die u moet nagaan. Klopt het, zet dan `bevestigd: true`', promises(samples)),
    section('Teksten waarin nog een voorbeeld staat', samples.filter(({ field }) => !field).map(at)),
    section('Langer dan een jaar niet nagekeken. Lees de pagina en verander `nagekeken`', overdue(root, now)),
    section(
      'Medische controle verlopen. Laat de pagina lezen en verander `gecontroleerd`',
      overdueReviews(dayInAmsterdam(now), root).map(
        ({ file, line, dueOn }) => `${file}:${line}: moest op ${dueOn} opnieuw gecontroleerd zijn`,
      ),
    ),
    section(
      'Bronnen die nog niemand heeft gelezen. Open elk adres, kijk of de tekst klopt en zet de dag erbij: `geraadpleegd`, in content/magazine `consultedOn`',
      sourcesToRead(root),
      OF_STARTER_ARTICLES,
    ),
    section('Foto’s die nog ontbreken; tot dan toont de site een algemene foto', missingPhotos(root)),
    section('Keuringen zonder prijs; tot dan noemt de site er geen bedrag voor', missingPrices(root).map(missing)),
    section(
      'Feiten die boven een zorgpagina of bij een pakket nog ontbreken; tot dan staat er een algemene zin, of niets',
      missingFacts(root).map(missing),
    ),
    section(
      'De laatste build toont nog voorbeelden. Bouw opnieuw: npm run build',
      build ? samplesInBuild(build.folder, onlyInBuild) : [],
    ),
    section('Het magazine in de database', stored?.samples ?? []),
  ].filter((lines) => lines.length > 0);
  const unread = [...unreadBuild(build), ...(stored?.unread ? [`het magazine: ${stored.unread}`] : [])];
  const absent = stored?.absent ? [`Niet nagekeken: het magazine: ${stored.absent}.`] : [];
  if (sections.length === 0 && unread.length === 0)
    return { lines: ['De site mag online.', ...absent], mayGoLive: true };
  const notRead = [
    ...section(
      'Nog niet nagekeken',
      unread.map((what) => `${what}.`),
    ),
    ...absent,
  ];
  if (sections.length === 0)
    return { lines: ['Of de site online mag, is nog niet te zeggen.', '', ...notRead], mayGoLive: false };
  const count = sections.flat().filter((line) => line.startsWith('  ') && !line.startsWith('    ')).length;
  const heading = `Nog ${count} ${count === 1 ? 'punt' : 'punten'} voordat de site online mag. Haal een veld weg onder \`voorbeelden\` zodra u het hebt ingevuld.`;
  return { lines: [heading, ...sections.flatMap((lines) => ['', ...lines]), '', ...notRead], mayGoLive: false };
}

/** An old build may show what the texts no longer hold, such as a price: not everything is a known sample. */
function unreadBuild(build: Options['build']): string[] {
  if (!build) return ['de pagina’s zelf: er is nog geen build. Bouw de site (npm run build) en draai dit opnieuw'];
  if (build.isCurrent) return [];
  return [
    'de pagina’s zelf: de laatste build is van andere teksten. Bouw opnieuw (npm run build) en draai dit opnieuw',
  ];
}

const missing = ({ file, field }: MissingFact) => `${file}: ${field}: ${toFillIn(file, field)}`;

const at = ({ file, line, what }: TextSample) => `${file}:${line}: ${what}`;

const lineOf = (root: string, file: string, line: number) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(line - 1, line + 3)
    .join('\n');

function section(heading: string, items: readonly string[], footer?: string): string[] {
  if (items.length === 0) return [];
  return [`${heading}:`, ...items.map((item) => `  ${item}`), ...(footer ? [`    ${footer}`] : [])];
}

function fieldSections(samples: readonly TextSample[]): string[][] {
  const fields = samples.filter(({ field }) => field && field.toCheck === undefined);
  const groupOf = ({ file }: TextSample) => GROUPS.find(({ holds }) => holds(file));
  return GROUPS.map((group) => {
    const items = fields
      .filter((sample) => groupOf(sample) === group)
      .map((sample) => `${at(sample)}\n      Vul in: ${toFillIn(sample.file, sample.field?.field ?? '')}.`);
    return section(group.heading, items, group.footer);
  });
}

const promises = (samples: readonly TextSample[]) =>
  samples.flatMap(({ file, line, field }) =>
    field?.toCheck === undefined ? [] : [`${file}:${line}: “${field.value}”\n      ${field.toCheck}`],
  );

const overdue = (root: string, now: Date): string[] =>
  STATEMENT_FILES.filter((file) => existsSync(join(root, file))).flatMap((file) => {
    const day = /^nagekeken: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
    return now.getTime() - Date.parse(day) > YEAR_MS ? [`${file}: nagekeken op ${day}`] : [];
  });

/** One item for all of them, because the owner works through them file by file. */
function sourcesToRead(root: string): string[] {
  const unread = unreadSources(root);
  if (unread.length === 0) return [];
  const total = unread.reduce((sum, { count }) => sum + count, 0);
  const files = unread.map(({ file, count }) => `      ${file}: ${count}`);
  return [[`Nog te lezen: ${total} ${total === 1 ? 'bron' : 'bronnen'}`, ...files].join('\n')];
}

const missingPhotos = (root: string): string[] =>
  globSync('content/{therapieen,behandelingen,rijbewijskeuringen}/*.md', { cwd: root })
    .sort()
    .flatMap((file) => {
      const name = /^foto: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.trim();
      if (name && libraryPicture(name)) return [];
      const photo = `src/assets/images/${name}.jpg`;
      return existsSync(join(root, photo)) ? [] : [`${file}: ${photo} ontbreekt`];
    });

/** The samples in the files that a build serves, with how many files have each, and one of them. */
function samplesInBuild(folder: string, samples: readonly KnownSample[]): string[] {
  const client = join(folder, 'client');
  const pages = globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: client })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(client, path), 'utf8') }));
  return samples.flatMap((sample) => {
    const [first, ...others] = pages.filter(({ text }) => text.search(patternOf(sample)) >= 0);
    if (!first) return [];
    const address = `/${first.path.replace(/(^|\/)index\.html$/, '')}`;
    return [`“${sample.value}” op ${address}${others.length > 0 ? ` en nog ${others.length} andere` : ''}`];
  });
}
