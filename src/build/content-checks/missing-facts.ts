import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { REVIEWED_PAGES } from '../../content/reviewed-pages.ts';
import { mark } from '../../shared/facts/placeholders.ts';

/** For each row of the facts panel, the fields of `feiten` of which one is enough. */
const ROWS = [['voor-wie'], ['duur'], ['prijs', 'over-de-prijs'], ['wie'], ['meenemen']];
const OF_PACKAGE = ['eenheid', 'btw'];

export type MissingFact = { file: string; field: string };
type Fields = { feiten?: Record<string, unknown> | null; pakketten?: Array<Record<string, unknown>> };

/** The missing facts of pages about care, by file. `null` means that a fact does not apply. */
export const missingFacts = (root: string): MissingFact[] =>
  globSync(REVIEWED_PAGES, { cwd: root })
    .sort()
    .flatMap((file) => {
      const { feiten, pakketten = [] } = fieldsOf(readFileSync(join(root, file), 'utf8'));
      const absent = ROWS.filter((row) => row.every((field) => feiten?.[field] === undefined)).map(
        ([field = '']) => field,
      );
      return [
        ...absent.map((field) => ({ file, field: `feiten.${field}` })),
        ...pakketten.flatMap((one) =>
          OF_PACKAGE.filter((field) => one[field] === undefined && String(one['prijs']).includes('tarief:')).map(
            (field) => ({ file, field: `${String(one['id'])}.${field}` }),
          ),
        ),
      ];
    });

function fieldsOf(text: string): Fields {
  const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text)?.[1] ?? text;
  return (parse(mark(front)) ?? {}) as Fields;
}
