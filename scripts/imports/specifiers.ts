import ts from 'typescript';

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
export function specifiersIn(source: string): Specifiers {
  const code = source.replace(/^---$/gm, '').replaceAll(/<\/?script[^>]*>/g, '');
  const imports = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  const scripts = [...source.matchAll(/<script[^>]*\ssrc="([./][^"]+)"/g)].map(([, src = '']) => src);
  return { imports: [...imports, ...scripts], named: namedFiles(code) };
}

function namedFiles(code: string): string[] {
  if (!/import\.meta|import\(\s*`/.test(code)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isGlob(node.expression)) found.push(...patternsIn(node.arguments[0]));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...variablePath(node.arguments[0]));
    if (ts.isNewExpression(node)) found.push(...besideModule(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

const isMeta = (node: ts.Expression, name: string): boolean =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === name;

const isGlob = (node: ts.Expression): boolean => isMeta(node, 'glob');

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
