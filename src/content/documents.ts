import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import { dayInAmsterdam } from '../shared/dates/wall-time.ts';
import { DOCUMENT_TITLES, type DocumentGroup } from '../shared/document-titles.ts';
import { FACT_FILES } from '../shared/facts/facts.ts';
import type { Facts } from '../shared/facts/placeholders.ts';
import { teamFrom } from '../shared/facts/team.ts';
import { BUILD_PICTURES, buildPictureName } from '../shared/pictures/build-pictures.ts';
import { libraryPicture } from '../shared/pictures/picture.ts';
import { parseBlocks } from './blocks.ts';
import * as clinic from './collections/clinic.ts';
import { type ContentFiles, filesOf } from './collections/files.ts';
import * as pages from './collections/pages.ts';
import { formSchema, toForm } from './document-form.ts';
import { hasEnded } from './passing.ts';
import { unwantedIn } from './plain-markdown.ts';
import { contentRoot, readContentFile, readFacts, readTeam, withContentRoot } from './read-file.ts';
import { readSearchedSite } from './search/make-site-index.ts';
import { teamProblems } from './team.ts';
import { factProblems } from './written-out-facts.ts';

/** The kinds of documents that staff change, in the order of their list. Texts of the magazine are articles. */
const KINDS: ReadonlyArray<ContentFiles & { group: DocumentGroup }> = [
  { group: 'Clinic', ...clinic.clinic },
  { group: 'Clinic', ...clinic.notice },
  { group: 'Clinic', ...clinic.waitingTime },
  { group: 'Clinic', ...clinic.rates },
  { group: 'Clinic', ...clinic.team },
  { group: 'Clinic', ...clinic.contact },
  { group: 'Clinic', ...clinic.route },
  { group: 'Clinic', ...clinic.promises },
  { group: 'Pages', ...pages.home },
  { group: 'Pages', ...clinic.about },
  { group: 'Pages', ...pages.questions },
  { group: 'Pages', ...pages.therapiesOverview },
  { group: 'Pages', ...pages.treatmentsOverview },
  { group: 'Pages', ...pages.examinations },
  { group: 'Pages', ...pages.pmo },
  { group: 'Pages', ...clinic.statements },
  { group: 'Therapies', ...pages.therapies },
  { group: 'Treatments', ...pages.treatments },
  { group: 'Examinations', ...pages.services },
];

/** A file of content/ that staff may change: its path below content/, such as `therapieen/pro-aging.md`. */
export type SiteDocument = {
  path: string;
  group: string;
  schema: z.ZodType;
  /** Whether it can have a medical review. */
  isReviewed: boolean;
};

const REVIEWED = new Set(
  KINDS.filter(({ schema }) => 'gecontroleerd' in ((formSchema(schema) as { properties?: object }).properties ?? {})),
);

/** All documents, as the files of content/ in the repository name them. */
export const siteDocuments = (): SiteDocument[] =>
  KINDS.flatMap((kind) =>
    filesOf(kind, '.').map((path) => ({
      path: path.replace(/^content\//, ''),
      group: kind.group,
      schema: kind.schema,
      isReviewed: REVIEWED.has(kind),
    })),
  );

export const readOriginal = (path: string): string => readFileSync(join('content', path), 'utf8');

/** What staff call it: its heading, or the name of its file. */
export function titleOf(path: string, text: string): string {
  const [, name = path] = /([^/]+)\.\w+$/.exec(path) ?? [];
  const [, title] = /^titel: *["']?(.+?)["']?$/m.exec(text) ?? [];
  return (
    (DOCUMENT_TITLES as Record<string, string>)[path] ??
    title ??
    name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())
  );
}

/** What is wrong with a document, in Dutch. `field` is a path such as `openingstijden.van`; empty for the whole. */
export type DocumentProblem = { path: string; field: string; message: string };

/**
 * Whether the site can be made of the content/ below `root`: what the build would refuse is found here, in every
 * document, because one may need what another no longer has.
 */
export const problemsIn = (root: string): DocumentProblem[] =>
  withContentRoot(root, () => {
    const documents = siteDocuments();
    const unreadable = documents.flatMap((document) => problemsBeforeFacts(document, root));
    if (unreadable.length > 0) return unreadable;
    const facts = attempt(() => readFacts(root));
    if ('problem' in facts) return [{ path: 'kliniek.yaml', field: '', message: facts.problem }];
    const problems = documents.flatMap(({ path, schema }): DocumentProblem[] => {
      const read = attempt(() => readContentFile(`content/${path}`, facts.value, root));
      if ('problem' in read) return [{ path, field: '', message: forStaff(path, read.problem) }];
      const { data, body = '' } = read.value;
      const { error } = schema.safeParse(data);
      const blocks = attempt(() => path.startsWith('behandelingen/') && parseBlocks(body, `content/${path}`));
      return [
        ...(error?.issues ?? []).map((issue) => ({ path, field: issue.path.join('.'), message: issue.message })),
        ...('problem' in blocks ? [{ path, field: 'body', message: forStaff(path, blocks.problem) }] : []),
      ];
    });
    const texts = documents.map(({ path }) => ({
      file: `content/${path}`,
      text: readFileSync(join(root, 'content', path), 'utf8').replaceAll('\r\n', '\n'),
    }));
    const named = texts.map(({ file, text }) => ({ path: file.replace(/^content\//, ''), text }));
    problems.push(...teamProblems(named, readTeam(root)));
    if (problems.length === 0) problems.push(...sharedIds(root, facts.value));
    for (const { file, line, problem } of problems.length > 0 ? [] : factProblems(texts, facts.value))
      problems.push({
        path: file.replace(/^content\//, ''),
        field: '',
        message: forStaff('', `Regel ${line}: ${problem}`),
      });
    const searched = problems.length > 0 ? undefined : attempt(() => readSearchedSite(root));
    if (searched && 'problem' in searched) problems.push({ path: '', field: '', message: searched.problem });
    return problems;
  });

type Identified = Array<{ id: string }>;

/** The questions stand on the page of the examinations, whose parts have their addresses there too. */
function sharedIds(root: string, facts: Facts): DocumentProblem[] {
  const read = (path: string) => readContentFile(`content/${path}`, facts, root).data;
  const { onderdelen } = read('rijbewijskeuringen.yaml') as { onderdelen: Identified };
  const path = 'veelgestelde-vragen.yaml';
  const { lijst } = read(path) as { lijst: Identified };
  return lijst.flatMap(({ id }, index) =>
    onderdelen.some((part) => part.id === id)
      ? [{ path, field: `lijst.${index}.id`, message: 'is al een id van de keuringen: kies een andere' }]
      : [],
  );
}

type Entries = Record<string, Array<{ id: string; data: unknown }>>;

/** The entries of every collection below `root`, as pages read them. Throws, in Dutch, when one is wrong. */
export const readEntries = (root: string): Entries =>
  withContentRoot(root, () => {
    const facts = readFacts(root);
    return Object.fromEntries(
      Object.entries<ContentFiles>({ ...clinic, ...pages }).map(([name, kind]) => [
        name,
        filesOf(kind, root).map((path) => ({
          id: basename(path).replace(/\.\w+$/, ''),
          data: kind.schema.parse(readContentFile(path, facts, root).data),
        })),
      ]),
    );
  });

/**
 * What can be said of a document alone. The facts are read of these, before any schema: with a text where they expect a
 * list they would fail without a sentence.
 */
function problemsBeforeFacts({ path, schema }: SiteDocument, root: string): DocumentProblem[] {
  const form = attempt(() => toForm(path, readFileSync(join(root, 'content', path), 'utf8')));
  if ('problem' in form) return [{ path, field: '', message: form.problem }];
  const { fields, body } = form.value;
  const isOfFacts = FACT_FILES.includes(`content/${path}`);
  const issues = isOfFacts ? (schema.safeParse(fields).error?.issues ?? []) : [];
  const texts = textsOf(fields).filter(({ text }) => COULD_BE_MARKDOWN.test(text));
  const unwanted = [...texts, ...(body === null ? [] : [{ field: 'body', text: body }])].flatMap(({ field, text }) => {
    const message = unwantedIn(text);
    return message ? [{ path, field, message }] : [];
  });
  return [...issues.map((issue) => ({ path, field: issue.path.join('.'), message: issue.message })), ...unwanted];
}

/** With HTML, a link, a picture, a note, a heading, a quotation or a list. Reading the others too takes a while. */
const COULD_BE_MARKDOWN = /[<>[#=]|^[ \t]*(?:[*+-]|\d+[.)])\s/m;

/** The pictures of the library that a document shows, each with its field. */
export const libraryPicturesIn = (path: string, text: string): Array<{ field: string; hash: string }> =>
  textsOf(toForm(path, text).fields).flatMap(({ field, text: value }) => {
    const hash = libraryPicture(value);
    return hash === undefined ? [] : [{ field, hash }];
  });

function textsOf(value: unknown, at: readonly string[] = []): Array<{ field: string; text: string }> {
  if (typeof value === 'string') return [{ field: at.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...at, key]));
}

/** `content/pmo.yaml:12: …` → `Regel 12: …`. The names of all facts are many: staff find them in the documents. */
function forStaff(path: string, message: string): string {
  const place = `content/${path}:`;
  const text = message.startsWith(place)
    ? message
        .slice(place.length)
        .replace(/^(\d+):/, 'Regel $1:')
        .trim()
    : message;
  return text.replace(/ Kies een van deze: .*?\.(?= Moeten|$)/s, ' Kijk bij Praktijk, Tarieven en Team hoe het heet.');
}

function attempt<T>(work: () => T): { value: T } | { problem: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

export type DocumentChange = {
  path: string;
  before: string;
  after: string;
  now: Date;
  /** When readers see it. */
  publishAt: Date;
  /** The text of team.yaml. */
  team: string;
};

/**
 * What is wrong with a change, though not with the document: a closure of the past, or a writer who left, is left over
 * when it was there before, and a slip when it is new.
 */
export function problemsOfChange({ path, before, after, now, publishAt, team }: DocumentChange): DocumentProblem[] {
  if (path === 'kliniek.yaml') return newClosuresOfPast(path, before, after, dayInAmsterdam(now));
  if (path === 'team.yaml') return leaversTooEarly(path, after, dayInAmsterdam(publishAt));
  if (path === 'bericht.yaml')
    return after !== before && hasEnded(after, publishAt)
      ? [{ path, field: 'tot', message: 'is voorbij als dit online komt: kies een later tijdstip' }]
      : [];
  const [was, is] = [before, after].map((text) => toForm(path, text).fields['auteur']);
  if (was === is || typeof is !== 'string' || !teamFrom(team).get(is)?.leftOn) return [];
  return [{ path, field: 'auteur', message: 'is iemand die hier niet meer werkt: kies een collega' }];
}

/** Pages are made once, so that who leaves later is published later. */
const leaversTooEarly = (path: string, team: string, onlineOn: string): DocumentProblem[] =>
  [...teamFrom(team).values()].flatMap(({ key, leftOn }) =>
    leftOn === undefined || leftOn <= onlineOn
      ? []
      : [
          {
            path,
            field: `${key}.vertrokken`,
            message: 'ligt na de dag waarop dit online komt: laat het op deze dag online komen',
          },
        ],
  );

function newClosuresOfPast(path: string, before: string, after: string, today: string): DocumentProblem[] {
  const known = new Set(closuresOf(before).map((closure) => JSON.stringify(closure)));
  return closuresOf(after).flatMap((closure, index) => {
    const { van = '', tot = van } = closure ?? {};
    if (known.has(JSON.stringify(closure)) || !van || tot >= today) return [];
    return [{ path, field: `dicht.${index}.van`, message: 'is voorbij: klopt het jaar?' }];
  });
}

type Closure = { van?: string; tot?: string } | null;
function closuresOf(text: string): Closure[] {
  const { dicht } = toForm('kliniek.yaml', text).fields;
  return Array.isArray(dicht) ? (dicht as Closure[]) : [];
}

/** What a build reads besides content/, from the repository. */
const LINKED = ['src', 'public', 'api', 'docs', 'vercel.json'];

/** A picture of the library as a build gets it: the file that is shown for it, and the point that every crop keeps. */
export type BuildPicture = { file: string; bytes: Uint8Array; focalX: number; focalY: number };

/**
 * Writes a copy of content/ in which `documents`, by their paths, stand in for their files, with the pictures of the
 * library that they show, by hash. `root` is a new folder.
 */
export function writeContent(
  root: string,
  documents: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, BuildPicture> = new Map(),
): void {
  mkdirSync(root, { recursive: true });
  cpSync(join(contentRoot(), 'content'), join(root, 'content'), { recursive: true });
  for (const entry of LINKED) symlinkSync(resolve(entry), join(root, entry));
  for (const [path, text] of documents) {
    mkdirSync(dirname(join(root, 'content', path)), { recursive: true });
    writeFileSync(join(root, 'content', path), text);
  }
  mkdirSync(join(root, 'content', BUILD_PICTURES), { recursive: true });
  for (const [hash, { bytes, ...shown }] of pictures)
    writeFileSync(join(root, 'content', BUILD_PICTURES, buildPictureName(hash, shown)), bytes);
}
