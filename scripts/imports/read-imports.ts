import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { ROOMS } from './rooms.ts';

export const TEST = /\.(test|spec)\.tsx?$/;

/** The first folders of the repository that hold code. */
const ROOTS = new Set(Object.keys(ROOMS).map((room) => room.split('/')[0]));

/** The aliases of package.json by their prefix: `#server/` for `src/server/`. */
const { imports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  imports: Record<string, string>;
};
const ALIASES = Object.entries(imports).map(
  ([alias, path]) => [alias.replace('*', ''), posix.normalize(path.replace('*', ''))] as const,
);

/** What a file imports: a path relative to the repository's root, or the name of a package. */
export function joinTarget(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  // Vite takes `/` for the root of the repository.
  if (specifier.startsWith('/')) return specifier.slice(1);
  const [alias, folder] = ALIASES.find(([prefix]) => specifier.startsWith(prefix)) ?? ['', ''];
  return folder + specifier.slice(alias.length);
}

/** Whether `joinTarget` is a path. */
export const isFile = (specifier: string): boolean =>
  /^[./]/.test(specifier) ||
  ALIASES.some(([prefix]) => specifier.startsWith(prefix)) ||
  (specifier.includes('/') && ROOTS.has(specifier.split('/')[0]));

type Specifiers = {
  /** Of static, dynamic, type-only and re-exporting imports, and of the scripts of a page. */
  imports: string[];
  /**
   * Of files that code loads without such an import: the patterns of `import.meta.glob` and of an `import()` with a
   * variable in its path, and the file of a worker.
   */
  named: string[];
};

/** What a TypeScript or Astro file imports, in the words of that file. */
export function specifiersIn(path: string, source: string): Specifiers {
  const codes = path.endsWith('.astro') ? [codeAround(source), ...scriptsOf(source)] : [source];
  const imports = codes.flatMap((code) => ts.preProcessFile(code, true, true).importedFiles);
  const scripts = [...source.matchAll(/<script[^>]*\ssrc="([./][^"]+)"/g)].map(([, src = '']) => src);
  return {
    imports: [...new Set([...imports.map(({ fileName }) => fileName), ...scripts])],
    named: [...new Set(codes.flatMap((code) => namedFiles(path, code)))],
  };
}

/** A whole page as code: expressions between its HTML may import too. */
const codeAround = (page: string): string => page.replace(/^---$/gm, '').replaceAll(/<\/?script[^>]*>/g, '');

function namedFiles(path: string, code: string): string[] {
  if (!/import\.meta|import\(\s*`/.test(code)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isMeta(node.expression, 'glob')) found.push(...patternsIn(node.arguments[0]));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...variablePath(node.arguments[0]));
    if (ts.isNewExpression(node)) found.push(...besideModule(node));
    ts.forEachChild(node, visit);
  };
  const kind = /\.(?:tsx|astro)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind));
  return found;
}

const isMeta = (node: ts.Expression, name: string): boolean =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === name;

function patternsIn(node: ts.Expression | undefined): string[] {
  if (node && ts.isArrayLiteralExpression(node)) return node.elements.flatMap(patternsIn);
  // What begins with `!` is left out of the others.
  return node && ts.isStringLiteralLike(node) && !node.text.startsWith('!') ? [node.text] : [];
}

const variablePath = (node: ts.Expression | undefined): string[] =>
  node && ts.isTemplateExpression(node) ? [`${node.head.text}*`] : [];

/** The path of `new URL('…', import.meta.url)`, which may lack the `./`. */
function besideModule({ arguments: given }: ts.NewExpression): string[] {
  const [path, base] = given ?? [];
  if (!path || !base || !ts.isStringLiteralLike(path) || !isMeta(base, 'url')) return [];
  return [/^[./]/.test(path.text) ? path.text : `./${path.text}`];
}

/** The imports, re-exports and dynamic imports that remain without the types. */
export function valueImports(path: string, source: string): string[] {
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

/** The front matter of an Astro file too, because a script beside it easily starts to import the same. */
const scriptsOf = (source: string): string[] =>
  [...source.matchAll(/^---\n([\s\S]*?)\n---$|<script[^>]*>([\s\S]*?)<\/script>/gm)].map(
    ([, front, script]) => front ?? script ?? '',
  );
