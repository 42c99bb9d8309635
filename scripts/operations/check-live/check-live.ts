import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteTexts } from '../../../src/build/content-checks/site-texts.ts';
import { type BeforeOnline, beforeOnline, type Level } from '../../../src/content/before-online/before-online.ts';
import { hasPicture } from '../../../src/content/before-online/read.ts';
import { samplesIn, unwantedIn } from '../../../src/content/before-online/samples.ts';
import type { DatabaseSetting } from '../../../src/server/environment.ts';
import type { KnownSample } from '../../../src/shared/samples/known-samples.ts';
import { patternOf } from '../../../src/shared/samples/sample-texts.ts';
import { readDatabase } from './database.ts';

const CLINIC = 'content/kliniek.yaml';

const HEADINGS: Record<Level, string> = {
  must: 'Moet: dit is onwaar, of in strijd met de wet',
  should: 'Hoort: bezoekers missen dit',
  later: 'Later: de site kan even zonder',
};

type LiveReport = { lines: string[]; mayGoLive: boolean };

type Options = {
  /** `isCurrent`: made of the texts as they are now. */
  build?: { folder: string; isCurrent: boolean } | undefined;
  database?: DatabaseSetting;
  now?: Date;
};

/**
 * What is still to be done below `root`, in the build and in the database, whose published documents stand in for files.
 * `lines` is the report, in Dutch. The site may go live once nothing is left that must, and everything was read.
 */
export async function checkLive(
  root: string,
  { build, database, now = new Date() }: Options = {},
): Promise<LiveReport> {
  const files = siteTexts(root);
  const clinicFile = files.find(({ file }) => file === CLINIC)?.text;
  const stored = database ? await readDatabase(database, now, (clinic = clinicFile) => unwantedIn(clinic)) : undefined;
  const published = stored?.documents ?? new Map<string, string>();
  const texts = files.map(({ file, text }) => ({
    file,
    text: published.get(file.replace(/^content\//, '')) ?? text,
  }));
  const isContent = ({ file }: { file: string }) => file.startsWith('content/');
  const todo = beforeOnline(texts.filter(isContent), { now, hasPicture: (name) => hasPicture(name, root) });
  const unwanted = unwantedIn(texts.find(({ file }) => file === CLINIC)?.text);
  const inCode = samplesIn(
    texts.filter((text) => !isContent(text)),
    new Map(),
    unwanted,
  );
  // A running site makes builds of its own of what is published.
  const read = published.size > 0 ? undefined : build;
  // A sample that a text still holds is on every page that shows the text; only an old build has others.
  const onlyInBuild = unwanted.filter((sample) => texts.every(({ text }) => text.search(patternOf(sample)) < 0));
  const musts = [
    ...linesOf('must', todo),
    ...inCode.map(({ file, line, what }) => `  ${file}:${line}: ${what}`),
    ...(read ? samplesInBuild(read.folder, onlyInBuild) : []).map((line) => `  ${line}`),
    ...(stored?.samples ?? []).map((line) => `  ${line}`),
  ];
  const sections = [
    section('must', musts),
    section('should', linesOf('should', todo)),
    section('later', linesOf('later', todo)),
  ].filter((lines) => lines.length > 0);
  const unread = [
    ...(published.size > 0 ? [] : unreadBuild(build)),
    ...(stored?.unread ? [`het magazine en wat onder Clinic online staat: ${stored.unread}`] : []),
  ].map((what) => `  ${what}.`);
  const notRead = [
    ...(unread.length > 0 ? ['', 'Nog niet nagekeken:', ...unread] : []),
    ...(stored?.absent ? [`Niet nagekeken: het magazine: ${stored.absent}.`] : []),
  ];
  const rest = [...sections.flatMap((lines) => ['', ...lines]), ...notRead];
  const mayGoLive = musts.length === 0 && unread.length === 0;
  if (mayGoLive) return { lines: ['De site mag online.', ...rest], mayGoLive };
  if (musts.length === 0) return { lines: ['Of de site online mag, is nog niet te zeggen.', ...rest], mayGoLive };
  const points = musts.length === 1 ? '1 punt' : `${musts.length} punten`;
  return {
    lines: [
      `Nog ${points} voordat de site online mag. Vul ze in onder /admindash/clinic/before-online, of hier in de bestanden; haal een veld daar weg onder \`voorbeelden\` zodra u het hebt ingevuld.`,
      ...rest,
    ],
    mayGoLive,
  };
}

const linesOf = (level: Level, todo: readonly BeforeOnline[]): string[] =>
  todo.filter((one) => one.level === level).map(lineOf);

function lineOf({ path, line, field, value, sentence }: BeforeOnline): string {
  const place = [`content/${path}`, ...(line === undefined ? [] : [line])].join(':');
  const what = [field, value || 'nog leeg'].filter(Boolean).join(': ');
  return `  ${place}: ${what}\n      ${sentence}`;
}

const section = (level: Level, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${HEADINGS[level]}:`, ...lines];

/** An old build may show what the texts no longer hold, such as a price: not everything is a known sample. */
function unreadBuild(build: Options['build']): string[] {
  if (!build) return ['de pagina’s zelf: er is nog geen build. Bouw de site (npm run build) en draai dit opnieuw'];
  if (build.isCurrent) return [];
  return [
    'de pagina’s zelf: de laatste build is van andere teksten. Bouw opnieuw (npm run build) en draai dit opnieuw',
  ];
}

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
    const more = others.length > 0 ? ` en nog ${others.length} andere` : '';
    return [`“${sample.value}” op ${address}${more}: de laatste build toont dit nog. Bouw opnieuw: npm run build`];
  });
}
