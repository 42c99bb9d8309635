import ts from 'typescript';
import { joinTarget, TEST } from './paths.ts';
import { ROOMS, type Room } from './rooms.ts';

const EXTENSION = /\.(?:tsx?|mjs|json)$/;

/** One message for each import that the rules of rooms.ts forbid. `path` is relative to the repository's root. */
export function forbiddenImports(path: string, source: string): string[] {
  const name = roomOf(path);
  const room = name === undefined ? undefined : ROOMS[name];
  if (name === undefined || room === undefined) return [];
  return importsOf(source).flatMap((specifier) => {
    const isRelative = specifier.startsWith('.');
    if (isRelative && room.isUnbundled && !EXTENSION.test(specifier))
      return [`${path} imports ${specifier} without its extension: Node does not find it.`];
    const target = joinTarget(path, specifier);
    const isAllowed = isRelative ? mayImportFile(path, name, room, target) : mayImportPackage(path, room, specifier);
    return isAllowed ? [] : [`${path} imports ${target}. ${room.remedy}`];
  });
}

function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`));
}

function mayImportPackage(path: string, room: Room, specifier: string): boolean {
  return TEST.test(path) || !room.forbiddenPackages?.some((prefix) => specifier.startsWith(prefix));
}

function mayImportFile(path: string, name: string, room: Room, target: string): boolean {
  const targetRoom = roomOf(target);
  if (targetRoom === name) return true;
  // Outside all rooms: vercel.json, content/ and the like are allowed, stray files in src/ are not.
  if (targetRoom === undefined) return !target.startsWith('src/');
  // A unit test may use the helpers in tests/ and the code of scripts/.
  if (TEST.test(path) && ['tests', 'scripts'].includes(targetRoom)) return true;
  return room.imports.includes(targetRoom);
}

/** The static, dynamic, type-only and re-exporting imports of a TypeScript or Astro file. */
function importsOf(source: string): string[] {
  const code = source.replace(/^---$/gm, '').replaceAll(/<\/?script[^>]*>/g, '');
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const inHtml = [...source.matchAll(/<script[^>]*\ssrc="(\.[^"]+)"/g)].map(([, src = '']) => src);
  return [...importedFiles.map(({ fileName }) => fileName), ...inHtml];
}
