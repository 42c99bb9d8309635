import { matchesGlob } from 'node:path';
import ts from 'typescript';
import { FLOORS, type Floor } from './floors.ts';
import { isFile, joinTarget, specifiersIn, TEST, valueImports } from './read-imports.ts';
import { ROOMS, type Room } from './rooms.ts';

const EXTENSION = /\.(?:tsx?|[cm]js|json)$/;

/** One message for each import that the rules of rooms.ts forbid. `path` is relative to the repository's root. */
export function forbiddenImports(path: string, source: string): string[] {
  const name = roomOf(path);
  const room = name === undefined ? undefined : ROOMS[name];
  if (name === undefined || room === undefined) return [];
  const { imports, named } = specifiersIn(path, source);
  const withoutExtension = imports
    .filter((specifier) => room.isUnbundled && specifier.startsWith('.') && !EXTENSION.test(specifier))
    .map((specifier) => `${path} imports ${specifier} without its extension: Node does not find it.`);
  const forbidden = [...imports, ...named]
    .filter((specifier) => !mayImport(path, name, room, specifier))
    .map((specifier) => `${path} imports ${joinTarget(path, specifier)}. ${room.remedy}`);
  return [...withoutExtension, ...forbidden];
}

function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`));
}

function mayImport(path: string, name: string, room: Room, specifier: string): boolean {
  return isFile(specifier)
    ? mayImportFile(path, name, room, joinTarget(path, specifier))
    : mayImportPackage(path, room, specifier);
}

function mayImportPackage(path: string, room: Room, specifier: string): boolean {
  return TEST.test(path) || !room.forbiddenPackages?.some((prefix) => specifier.startsWith(prefix));
}

function mayImportFile(path: string, name: string, room: Room, target: string): boolean {
  const targetRoom = roomOf(target);
  if (targetRoom === name) return true;
  // Outside all rooms: vercel.json, content/ and the like are allowed; stray files in src/ and several rooms are not.
  if (targetRoom === undefined) return !target.startsWith('src/') && !reachesRooms(target);
  // A unit test may use the helpers of all tests and the code of scripts/.
  if (TEST.test(path) && ['tests/support', 'scripts'].includes(targetRoom)) return true;
  return room.imports.includes(targetRoom);
}

/** Whether a pattern such as `src/**` may name files of rooms. */
function reachesRooms(target: string): boolean {
  const [fixed = '', ...variable] = target.split(/[*?[{]/);
  return variable.length > 0 && Object.keys(ROOMS).some((room) => room.startsWith(fixed));
}

/** One message for each import of a value from a higher floor. `path` is relative to the repository's root. */
export function importsFromAbove(path: string, source: string): string[] {
  const own = floorOf(path);
  if (!own || TEST.test(path)) return [];
  return valueImports(path, source)
    .filter(isFile)
    .map((specifier) => joinTarget(path, specifier))
    .filter((target) => {
      const other = floorOf(target);
      return other?.room === own.room && other.height > own.height;
    })
    .map((target) => `${path} imports ${target}, from a higher floor. ${own.floor.remedy}`);
}

/** Undefined outside the rooms that have floors. */
function floorOf(path: string): { room: string; height: number; floor: Floor } | undefined {
  const room = Object.keys(FLOORS).find((name) => path.startsWith(`${name}/`));
  if (!room) return undefined;
  const [first = ''] = path.slice(room.length + 1).split('/');
  const name = first.replace(/(?:\.test)?\.tsx?$/, '');
  const floors = FLOORS[room] ?? [];
  const named = floors.findIndex(({ holds }) => holds !== 'the rest' && holds.includes(name));
  const height = named >= 0 ? named : floors.findIndex(({ holds }) => holds === 'the rest');
  const floor = floors[height];
  return floor && { room, height, floor };
}

/** Rooms whose code browsers download, or that it imports. */
const BROWSER_ROOMS = ['src/site/', 'src/magazine/', 'src/admin/', 'src/ui/', 'src/layouts/', 'src/shared/'];
/** Schemas and the library that runs them. Only the server needs them; a type costs a browser nothing. */
const SCHEMAS = /^(?:src\/shared\/contract\/|zod(?:\/|$))/;
/** The contact form and stored drafts are checked in the browser, with the small part of Zod. */
const IN_BROWSERS = ['src/shared/contract/visitors/contact-input.ts', 'src/shared/contract/jitless.ts', 'zod/mini'];
const SCHEMA_REMEDY =
  'Browsers would download the schemas with it: write `import type`, or move the constant out of the contract (docs/decisions/2026-11-21-contract-by-type.md).';

/** One message for each import of a schema into a browser. `path` is relative to the repository's root. */
export function importsOfSchemas(path: string, source: string): string[] {
  const isOfBrowsers = BROWSER_ROOMS.some((room) => path.startsWith(room)) && !SCHEMAS.test(path);
  if (!isOfBrowsers || TEST.test(path)) return [];
  return [...valueImports(path, source), ...specifiersIn(path, source).named]
    .map((specifier) => joinTarget(path, specifier))
    .filter((target) => SCHEMAS.test(target) && !IN_BROWSERS.includes(target))
    .map((target) => `${path} imports ${target}. ${SCHEMA_REMEDY}`);
}

/**
 * One message for each import of Drizzle's values: only src/server/db/packages.cjs loads them, and says why. `path` is
 * relative to the repository's root.
 */
export const importsOfDrizzle = (path: string, source: string): string[] =>
  valueImports(path, source)
    .filter((specifier) => /^drizzle-orm(\/|$)/.test(specifier))
    .map(
      (specifier) => `${path} imports ${specifier}. Take what you need from src/server/db/drizzle.ts or packages.cjs.`,
    );

/**
 * Rooms of the admin area. Public pages are left out: they work without their scripts, and each would have to load
 * `importModule`.
 */
const ADMIN_ROOMS = ['src/admin/', 'src/ui/'];
const UNGUARDED_REMEDY =
  'Write `importModule(() => import(…))` of src/ui/islands/import-module.ts, which tries again when the file cannot be fetched.';

/** One message for each dynamic import of the admin area that does not go through `importModule`. */
export function unguardedImports(path: string, source: string): string[] {
  const isOfAdmin = ADMIN_ROOMS.some((room) => path.startsWith(room)) && /\.tsx?$/.test(path);
  if (!isOfAdmin || TEST.test(path)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !isGuarded(node)) {
      const [file] = node.arguments;
      // The last resort of importModule itself computes its address.
      if (file && ts.isStringLiteralLike(file))
        found.push(`${path} imports ${file.text} without importModule. ${UNGUARDED_REMEDY}`);
    }
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** Whether the import is all that a function does, and `importModule` gets that function, or `words`, which passes it on. */
function isGuarded({ parent: load }: ts.CallExpression): boolean {
  if (!ts.isArrowFunction(load) || !ts.isCallExpression(load.parent)) return false;
  const { expression } = load.parent;
  return ts.isIdentifier(expression) && ['importModule', 'words'].includes(expression.text);
}

const isOfTests = (path: string) => path.startsWith('tests/') || TEST.test(path);

/**
 * One message for each module of src/ that only tests import. `sources` are the files of the repository by path,
 * `entries` patterns of those that are run, or loaded by a name that no import shows.
 */
export function importedByTestsAlone(sources: ReadonlyMap<string, string>, entries: readonly string[]): string[] {
  const targets = new Map([...sources].map(([path, source]) => [path, targetsOf(path, source)]));
  const imported = new Set([...targets.values()].flat());
  const isEntry = (path: string) =>
    !path.includes('/') || !imported.has(path) || entries.some((pattern) => matchesGlob(path, pattern));
  const found = new Set([...sources.keys()].filter((path) => !isOfTests(path) && isEntry(path)));
  // A set grows while it is read.
  for (const path of found) for (const target of targets.get(path) ?? []) if (sources.has(target)) found.add(target);
  return [...sources.keys()]
    .filter((path) => path.startsWith('src/') && !isOfTests(path) && !found.has(path))
    .map(
      (path) => `${path} is imported by tests alone. Move it to tests/support/, so that src/ holds what is shipped.`,
    );
}

function targetsOf(path: string, source: string): string[] {
  const { imports, named } = specifiersIn(path, source);
  return [...imports, ...named].map((specifier) => joinTarget(path, specifier));
}
