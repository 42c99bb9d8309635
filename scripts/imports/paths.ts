import { posix } from 'node:path';

export const TEST = /\.(test|spec)\.tsx?$/;

/** What a file imports: a path relative to the repository's root, or the name of a package. */
export const joinTarget = (path: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
