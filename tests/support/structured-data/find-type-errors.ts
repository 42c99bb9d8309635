import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Exists in memory only. Its path is in this folder, so that its import finds the package. */
const FILE = fileURLToPath(new URL('pages.ts', import.meta.url));
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * What schema.org does not define: a type, a property of a type, or a kind of value. TypeScript compares each JSON-LD
 * document, by the address of its page, with the types of schema-dts.
 */
export function findTypeErrors(documents: ReadonlyMap<string, string>): string[] {
  const paths = [...documents.keys()];
  const lines = [...documents.values()].map((json, index) => {
    const type = '@graph' in (JSON.parse(json) as object) ? 'Graph' : 'WithContext<Thing>';
    // One line per document, so that the line of an error identifies the page.
    return `export const page${index}: ${type} = ${JSON.stringify(JSON.parse(json))};`;
  });
  const text = ["import type { Graph, Thing, WithContext } from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  const errors = [...program.getOptionsDiagnostics(), ...ts.getPreEmitDiagnostics(program)];
  return errors.map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0;
    const near = file?.text.slice(start, start + 80).split('\n')[0] ?? '';
    return `${paths[line - 1] ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)} at ${near}`;
  });
}
