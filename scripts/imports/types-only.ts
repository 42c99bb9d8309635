import ts from 'typescript';
import { joinTarget, TEST } from './paths.ts';

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
  return valueImports(path, source)
    .map((specifier) => joinTarget(path, specifier))
    .filter((target) => SCHEMAS.test(target) && !IN_BROWSERS.includes(target))
    .map((target) => `${path} imports ${target}. ${REMEDY}`);
}

/** The imports, re-exports and dynamic imports that remain without the types. */
function valueImports(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  for (const code of path.endsWith('.astro') ? scriptsOf(source) : [source])
    visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** `import { type X }` is not type-only: it still loads the module. */
function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** Checks the front matter of an Astro file too, because a script beside it easily starts to import the same. */
const scriptsOf = (source: string): string[] =>
  [...source.matchAll(/^---\n([\s\S]*?)\n---$|<script[^>]*>([\s\S]*?)<\/script>/gm)].map(
    ([, front, script]) => front ?? script ?? '',
  );
