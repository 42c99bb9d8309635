import { posix } from 'node:path';
import ts from 'typescript';
import { ROOMS } from './rooms.ts';

const TEST = /\.(test|spec)\.tsx?$/;

/** The room of a path from the root of the repository; undefined for what lies outside all rooms. */
function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).find((room) => path.startsWith(`${room}/`));
}

/** Every import of a file that its room may not make, as a line with the remedy. `path` is from the repository's root. */
export function forbiddenImports(path: string, source: string): string[] {
  const room = roomOf(path);
  const rules = room === undefined ? undefined : ROOMS[room];
  if (room === undefined || rules === undefined) return [];
  return specifiersOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      if (!rules.withoutPackages?.some((name) => specifier.startsWith(name)) || TEST.test(path)) return [];
      return [`${path} imports ${specifier}. ${rules.remedy}`];
    }
    const target = posix.join(posix.dirname(path), specifier);
    const targetRoom = roomOf(target);
    if (isAllowed(path, room, target, targetRoom)) return [];
    return [`${path} imports ${target}. ${rules.remedy}`];
  });
}

function isAllowed(path: string, room: string, target: string, targetRoom: string | undefined): boolean {
  if (targetRoom === room) return true;
  if (targetRoom === undefined) return !target.startsWith('src/') || (ROOMS[room]?.imports.includes('src') ?? false);
  // A test beside its subject uses the tools of tests/ and the commands of scripts/.
  if (TEST.test(path) && ['tests', 'scripts'].includes(targetRoom)) return true;
  return ROOMS[room]?.imports.includes(targetRoom) ?? false;
}

/** What a TypeScript or Astro file imports: static, dynamic, type-only, and re-exported. */
function specifiersOf(source: string): string[] {
  const code = source.replace(/^---$/gm, '').replaceAll(/<\/?script[^>]*>/g, '');
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const inHtml = [...source.matchAll(/<script[^>]*\ssrc="(\.[^"]+)"/g)].map(([, src = '']) => src);
  return [...importedFiles.map(({ fileName }) => fileName), ...inHtml];
}
