import ts from 'typescript';

let last: { text: string; source: ts.SourceFile } | undefined;

/** The syntax tree of a file. Keeps the last one, because several checks read a file in turn. */
export function parseSource(file: string, text: string): ts.SourceFile {
  if (last?.text === text && last.source.fileName === file) return last.source;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  last = { text, source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind) };
  return last.source;
}
