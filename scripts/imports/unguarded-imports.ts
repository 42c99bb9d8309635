import ts from 'typescript';
import { TEST } from './paths.ts';

/**
 * Rooms of the admin area. Public pages are left out: they work without their scripts, and each would have to load
 * `importModule`.
 */
const ROOMS_OF_BROWSERS = ['src/admin/', 'src/ui/'];
const REMEDY =
  'Write `importModule(() => import(…))` of src/ui/islands/import-module.ts, which tries again when the file cannot be fetched.';

/** One message for each dynamic import of the admin area that does not go through `importModule`. */
export function unguardedImports(path: string, source: string): string[] {
  const isOfBrowsers = ROOMS_OF_BROWSERS.some((room) => path.startsWith(room)) && /\.tsx?$/.test(path);
  if (!isOfBrowsers || TEST.test(path)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !isGuarded(node)) {
      const [file] = node.arguments;
      // The last resort of importModule itself computes its address.
      if (file && ts.isStringLiteralLike(file))
        found.push(`${path} imports ${file.text} without importModule. ${REMEDY}`);
    }
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind));
  return found;
}

/** Whether the import is all that a function does, and `importModule` gets that function. */
function isGuarded({ parent: load }: ts.CallExpression): boolean {
  if (!ts.isArrowFunction(load) || !ts.isCallExpression(load.parent)) return false;
  const { expression } = load.parent;
  return ts.isIdentifier(expression) && expression.text === 'importModule';
}
