import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFrom, sourceIdsOf, withSources } from '../shared/facts/facts.ts';
import { type Facts, fillIn, fillMarked, mark, refuseUnknownPlaceholders } from '../shared/facts/placeholders.ts';
import { type TeamMember, teamFrom } from '../shared/facts/team.ts';
import { divideMarkdown, readYaml, withoutComments } from '../shared/facts/yaml.ts';
import { referenceMarkdown } from './references.ts';

type ContentFile = { data: Record<string, unknown>; body?: string };

/** The folder that holds the content/ to read: of the repository, or one in which published documents stand in. */
export const contentRoot = (): string => readingRoot ?? (process.env['CONTENT_ROOT'] || '.');
let readingRoot: string | undefined;

/** Does synchronous work that reads the content/ in another folder. */
export function withContentRoot<T>(root: string, work: () => T): T {
  const before = readingRoot;
  readingRoot = root;
  try {
    return work();
  } finally {
    readingRoot = before;
  }
}

/** The current facts of the clinic in content/, with the settings of this process. */
export const readFacts = (root = contentRoot()): Facts =>
  factsFrom((path) => readFileSync(join(root, path), 'utf8'), process.env);

/** The team by the keys that texts use. */
export const readTeam = (root = contentRoot()): Map<string, TeamMember> =>
  teamFrom(readFileSync(join(root, 'content/team.yaml'), 'utf8'));

/** The chapters of a YAML file. Like the text of a Markdown file, they can refer to the file's sources. */
const CHAPTERS = ['hoofdstukken', 'onderdelen'];

/** Reads a Markdown or YAML file with the facts filled in. A list becomes the field `lijst`. */
export function readContentFile(path: string, facts: Facts, root = contentRoot()): ContentFile {
  const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
  const textFacts = withSources(facts, sourceIdsOf(text), referenceMarkdown);
  if (!path.endsWith('.md')) {
    refuseUnknownPlaceholders(path, withoutComments(text), textFacts);
    return { data: parseFields(path, text, facts, textFacts) };
  }
  const { front = '', body } = divideMarkdown(text);
  refuseUnknownPlaceholders(path, `\n${front}`, facts);
  refuseUnknownPlaceholders(path, text, textFacts);
  return { data: parseFields(path, front, facts), body: fillIn(body, textFacts) };
}

function parseFields(path: string, yaml: string, facts: Facts, chapterFacts = facts): ContentFile['data'] {
  const parsed = readYaml(mark(yaml));
  if (Array.isArray(parsed)) return { lijst: fillMarked(parsed, facts) };
  const fields = (parsed ?? {}) as ContentFile['data'];
  const inChapters = Object.entries(fields).map(([name, value]) => [
    name,
    CHAPTERS.includes(name) && Array.isArray(value) ? value.map((chapter) => fillText(chapter, chapterFacts)) : value,
  ]);
  try {
    return fillMarked(Object.fromEntries(inChapters) as ContentFile['data'], facts);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

const fillText = (chapter: { tekst?: unknown }, facts: Facts) => ({
  ...chapter,
  ...('tekst' in chapter && { tekst: fillMarked(chapter.tekst, facts) }),
});
