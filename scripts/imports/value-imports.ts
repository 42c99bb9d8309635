import ts from 'typescript';

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
export const scriptsOf = (source: string): string[] =>
  [...source.matchAll(/^---\n([\s\S]*?)\n---$|<script[^>]*>([\s\S]*?)<\/script>/gm)].map(
    ([, front, script]) => front ?? script ?? '',
  );
