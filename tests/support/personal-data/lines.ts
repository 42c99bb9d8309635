import { readFileSync } from 'node:fs';

/** What readers write, one a line; `\n` is an end of a line, `\u{200b}` a character that nobody sees. */
export const linesOf = (name: 'personal' | 'harmless'): string[] =>
  readFileSync(`tests/support/personal-data/${name}.txt`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      line
        .replaceAll('\\n', '\n')
        .replace(/\\u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    );
