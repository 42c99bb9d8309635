import { isFile, joinTarget, TEST } from './paths.ts';
import { ROOMS, type Room } from './rooms.ts';
import { specifiersIn } from './specifiers.ts';

const EXTENSION = /\.(?:tsx?|mjs|json)$/;

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
