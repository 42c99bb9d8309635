import ts from 'typescript';
import { parseSource } from './parse-source.ts';

const RUNNERS = ['test', 'it', 'describe'];
/** Members of a runner whose call defines a test or a group; `use`, `step` and the like do not. */
const MEMBERS = [
  'each',
  'skip',
  'only',
  'skipIf',
  'runIf',
  'for',
  'describe',
  'concurrent',
  'sequential',
  'fails',
  'todo',
];

/** The titles of the tests and groups of a test file, with their lines. */
export function titlesIn(file: string, text: string): Array<{ line: number; title: string }> {
  const source = parseSource(file, text);
  const titles: Array<{ line: number; title: string }> = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && definesTest(node.expression)) {
      const [first] = node.arguments;
      const title = first && titleOf(first);
      if (title !== undefined)
        titles.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, title });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Whether `test`, `test.skip` or `test.each(…)` is called. */
function definesTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return RUNNERS.includes(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return MEMBERS.includes(callee.name.text) && definesTest(callee.expression);
  if (ts.isCallExpression(callee)) return definesTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && definesTest(callee.tag);
}

/** The text between the quotes; a template keeps its placeholders. */
const titleOf = (node: ts.Expression): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
