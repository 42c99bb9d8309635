import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { readArguments } from '../set-up/arguments.mjs';

const { file, name, list } = readArguments(
  `node scripts/imports/reach.ts src/server/articles/articles.ts createArticle [--list]
Prints how much of the code someone opens to understand a function: every name in it is followed to where it is declared,
and every name in that declaration, as far as src/ goes. What is handed in, such as Dependencies, ends the way.`,
  (args) => {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { list: { type: 'boolean' } } });
    const [file, name, ...others] = positionals;
    if (!file || !name || others.length > 0) throw new Error('Name a file and a function in it');
    return { file, name, ...values };
  },
);

const root = resolve(import.meta.dirname, '../..');
const program = openProgram();
const checker = program.getTypeChecker();

const source = program.getSourceFile(resolve(root, file));
const start = source && declarationsIn(source).get(name);
if (!start) throw new Error(`${file} declares no ${name}.`);

const reached = reach(start);
const files = new Map<string, number>();
for (const declaration of reached) {
  const path = relative(root, declaration.getSourceFile().fileName);
  files.set(path, (files.get(path) ?? 0) + linesOf(declaration));
}
const folders = new Set([...files.keys()].map((path) => dirname(path)));
const lines = [...files.values()].reduce((sum, count) => sum + count, 0);
console.log(`${name}: ${files.size} files in ${folders.size} folders, ${lines} lines`);
if (list) for (const [path, count] of [...files].sort()) console.log(`${String(count).padStart(5)} ${path}`);

function openProgram(): ts.Program {
  const path = resolve(root, 'tsconfig.json');
  const config = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

/** The statements of a file by the names that they declare. */
function declarationsIn(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name: declared } of statement.declarationList.declarations)
        found.set(declared.getText(file), statement);
    else if ('name' in statement && statement.name) found.set((statement.name as ts.Identifier).text, statement);
  }
  return found;
}

/** The statements that somebody who follows every name from this one comes to read. */
function reach(from: ts.Node): Set<ts.Node> {
  const reached = new Set([from]);
  const next = [from];
  for (let node = next.pop(); node; node = next.pop()) {
    for (const declaration of namedIn(node)) {
      if (reached.has(declaration)) continue;
      reached.add(declaration);
      next.push(declaration);
    }
  }
  return reached;
}

function namedIn(node: ts.Node): Set<ts.Node> {
  const found = new Set<ts.Node>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeNode(child)) return;
    if (ts.isIdentifier(child)) {
      const statement = statementOf(child);
      if (statement) found.add(statement);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** The statement of src/ that declares a name; none for a parameter, a property or a package's. */
function statementOf(identifier: ts.Identifier): ts.Node | undefined {
  const { parent } = identifier;
  // Of `{ name }` the checker gives the property, unless it is asked for the value.
  let symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(identifier);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  for (const declaration of symbol?.declarations ?? []) {
    const path = relative(root, declaration.getSourceFile().fileName);
    if (!path.startsWith('src/')) continue;
    for (let node: ts.Node = declaration; node.parent; node = node.parent)
      if (ts.isSourceFile(node.parent)) {
        const isTop = node === declaration || (ts.isVariableStatement(node) && declaration.parent.parent === node);
        return isTop ? node : undefined;
      }
  }
  return undefined;
}

function linesOf(node: ts.Node): number {
  const file = node.getSourceFile();
  const { line: first } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const { line: last } = file.getLineAndCharacterOfPosition(node.end);
  return last - first + 1;
}
