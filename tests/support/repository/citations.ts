import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { FILES } from './files.ts';

/** Files that a command writes for its user. */
const WRITTEN_BY_COMMANDS = ['articles/writers.yaml'];

type Line = { line: number; text: string };

const ROOTS = 'src|api|content|tests|scripts|docs|public';
const EXTENSIONS = 'tsx?|mts|mjs|astro|css|md|ya?ml|sql';
/** A character of a path; brackets only as in `admindash/[...path].astro`. */
const CHARACTER = '(?:[\\w./@-]|(?<=/)\\[|\\](?=[./]))';
/** `src/ui/`, `docs/product.md#limits`; not the URL `/api/articles`. */
const PATH = new RegExp(`(?<![\\w./@-])(?:\\.{1,2}/)*((?:${ROOTS})/${CHARACTER}*)(?:#([\\w-]+))?([*{<…]?)`, 'g');
/** `settings.ts`, `stores/file-store.ts`, `product.md#limits`; not the URL `/assets/site.css`. */
const FILE_NAME = new RegExp(
  `(?<![\\w./@*{}…-])(?:\\.{1,2}/)*(\\w${CHARACTER}*\\.(?:${EXTENSIONS}))(?:#([\\w-]+))?(?![\\w/-]|\\.\\w)`,
  'g',
);
const MARKDOWN_LINK = /\[([^\]]*)\]\(((?!\/)[^)\s]+)\)/g;
const CODE = /\.(?:tsx?|mts|mjs)$/;

/** One message, `file:line cites …`, for each cited file or heading that does not exist. */
export function brokenCitations(file: string, text: string): string[] {
  if (CODE.test(file) && namesIn(possibleComments(text)).every(exists)) return [];
  return proseLines(file, text).flatMap(({ line, text }) => {
    const targets = [...(file.endsWith('.md') ? linksIn(file, text) : []), ...namesIn(text)];
    return [...new Set(targets.filter((target) => !exists(target)))].map((target) => `${file}:${line} cites ${target}`);
  });
}

/** All comments, and what looks like one: parsing every file to tell them apart would take twenty seconds. */
const possibleComments = (text: string): string =>
  [/\/\*.*?\*\//gs, /\/\/.*$/gm].flatMap((pattern) => text.match(pattern) ?? []).join('\n');

function linksIn(file: string, text: string): string[] {
  return [...text.matchAll(MARKDOWN_LINK)]
    .map(([, , target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|<|\{)/.test(target))
    .map((target) => (target.startsWith('#') ? file + target : posix.join(posix.dirname(file), target)));
}

function namesIn(text: string): string[] {
  const withoutLinks = text.replaceAll(MARKDOWN_LINK, '$1').replaceAll(/\bhttps?:\/\/\S+/g, '');
  const names = [...withoutLinks.matchAll(FILE_NAME)].map(([, name = '', heading]) => withHeading(name, heading));
  const paths = [...withoutLinks.matchAll(PATH)].map(([, path = '', heading, pattern]) =>
    // Of `src/**/*.ts` and `src/server/<name>` only the folder can be checked.
    pattern ? posix.join(posix.dirname(`${path}x`), '/') : withHeading(path.replace(/\.+$/, ''), heading),
  );
  return [...names, ...paths];
}

const withHeading = (path: string, heading?: string) => (heading ? `${path}#${heading}` : path);

function exists(target: string): boolean {
  if (WRITTEN_BY_COMMANDS.includes(target)) return true;
  const [path = '', heading] = target.split('#');
  const found = existsSync(path) ? path : FILES.find((file) => file.endsWith(`/${path}`));
  if (!found) return false;
  return heading === undefined || !found.endsWith('.md') || headingsOf(found).includes(heading);
}

/** The anchors that GitHub gives the headings of a Markdown file. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

/** The lines of prose: a whole Markdown file, the comments of anything else. */
function proseLines(file: string, text: string): Line[] {
  if (file.endsWith('.md')) return linesFrom(text, 0, text);
  if (CODE.test(file)) return commentsOf(file, text);
  if (file.endsWith('.astro')) return [...blocks(text, /<!--.*?-->/gs), ...frontmatterComments(file, text)];
  if (file.endsWith('.css')) return blocks(text, /\/\*.*?\*\//gs);
  if (file.endsWith('.sql')) return blocks(text, /--.*$/gm);
  return blocks(text, /(?<=^|\s)#.*$/gm);
}

function frontmatterComments(file: string, text: string): Line[] {
  const [frontmatter = ''] = /^---\n.*?\n---$/ms.exec(text) ?? [];
  const code = frontmatter.replaceAll('---', '   ');
  return [...commentsOf(file, code), ...blocks(text.slice(frontmatter.length), /\{\/\*.*?\*\/\}/gs)];
}

const blocks = (text: string, pattern: RegExp): Line[] =>
  [...text.matchAll(pattern)].flatMap((match) => linesFrom(text, match.index, match[0]));

function commentsOf(file: string, text: string): Line[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const start = node.getFullStart();
    if (!/\/[/*]/.test(text.slice(start, node.getEnd()))) return;
    if (node.kind !== ts.SyntaxKind.JsxText) {
      // Before each token: those in the line of the token before it, and those below.
      const ranges = [
        ...(ts.getTrailingCommentRanges(text, start) ?? []),
        ...(ts.getLeadingCommentRanges(text, start) ?? []),
      ];
      for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found].flatMap(([start, comment]) => linesFrom(text, start, comment));
}

function linesFrom(text: string, start: number, part: string): Line[] {
  const first = text.slice(0, start).split('\n').length;
  return part.split('\n').map((line, index) => ({ line: first + index, text: line }));
}
