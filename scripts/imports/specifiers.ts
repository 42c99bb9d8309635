import ts from 'typescript';
import { scriptsOf } from './value-imports.ts';

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
