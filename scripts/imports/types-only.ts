import { joinTarget, TEST } from './paths.ts';
import { specifiersIn } from './specifiers.ts';
import { valueImports } from './value-imports.ts';

/** Rooms whose code browsers download, or that it imports. */
const ROOMS_OF_BROWSERS = ['src/site/', 'src/magazine/', 'src/admin/', 'src/ui/', 'src/layouts/', 'src/shared/'];
/** Schemas and the library that runs them. Only the server needs them; a type costs a browser nothing. */
const SCHEMAS = /^(?:src\/shared\/contract\/|zod(?:\/|$))/;
/** The contact form and stored drafts are checked in the browser, with the small part of Zod. */
const IN_BROWSERS = ['src/shared/contract/visitors/contact-input.ts', 'src/shared/contract/jitless.ts', 'zod/mini'];

const REMEDY =
  'Browsers would download the schemas with it: write `import type`, or move the constant out of the contract (docs/decisions/2026-11-21-contract-by-type.md).';

/** One message for each import of a schema into a browser. `path` is relative to the repository's root. */
export function importsOfSchemas(path: string, source: string): string[] {
  const isOfBrowsers = ROOMS_OF_BROWSERS.some((room) => path.startsWith(room)) && !SCHEMAS.test(path);
  if (!isOfBrowsers || TEST.test(path)) return [];
  return [...valueImports(path, source), ...specifiersIn(path, source).named]
    .map((specifier) => joinTarget(path, specifier))
    .filter((target) => SCHEMAS.test(target) && !IN_BROWSERS.includes(target))
    .map((target) => `${path} imports ${target}. ${REMEDY}`);
}
