import { globSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { CLOSE, mark, OPEN, unmark, withoutPlaceholders } from '../../../shared/facts/placeholders.ts';
import { AS_WRITTEN, PLACEHOLDER, pageTextExtensions } from './extensions.ts';
import { openMarkdown } from './markdown.ts';

const RUNS = 150;
const schema = getSchema(pageTextExtensions());
const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
const PAGES = globSync('content/{*,behandelingen/*,rijbewijskeuringen/*,therapieen/*}.md');

describe('every page of the clinic', () => {
  test('is shown whole', () => {
    for (const file of PAGES) {
      const { doc } = openMarkdown(schema, bodyOf(file));
      const asWritten = doc.children.filter(({ type }) => type.name === AS_WRITTEN);
      expect(
        asWritten.map(({ attrs }) => attrs['text']),
        file,
      ).toEqual([]);
      expect(doc.childCount, file).toBeGreaterThan(3);
    }
  });
  test('stays to the letter when nothing changes', () => {
    for (const file of PAGES) {
      const { doc, write } = openMarkdown(schema, bodyOf(file));
      expect(write(doc), file).toBe(bodyOf(file));
    }
  });
  test('says the same when every block is written anew', () => {
    for (const file of PAGES) {
      const { doc, write } = openMarkdown(schema, bodyOf(file));
      expect(shown(write(schema.nodeFromJSON(doc.toJSON()))), file).toEqual(shown(bodyOf(file)));
    }
  });
});

describe('a text of Markdown', () => {
  const blocksOf = (text: string) => openMarkdown(schema, text).doc.children.map(({ type }) => type.name);
  test('keeps what the editor has nothing for as it is written', () => {
    const text =
      'Zie [hier][a].\n\n> Citaat\n\n[a]: https://a.example/\n\n<b>Vet</b> `code`\n\n---\n\n```\nx\n```\n\nSlot.\n';
    expect(blocksOf(text)).toEqual([...Array.from({ length: 6 }, () => AS_WRITTEN), 'paragraph']);
    const { doc, write } = openMarkdown(schema, text);
    const changed = doc.copy(doc.content.addToEnd(schema.node('paragraph', null, [schema.text('Meer.')])));
    expect(write(changed)).toBe(`${text.trimEnd()}\n\nMeer.\n`);
  });
  test('changes in the block that was changed alone', () => {
    const text = '\nEen  zin *met* nadruk.\n\n* een\n* twee\n\n\nTweede\nzin.\n';
    const { doc, write } = openMarkdown(schema, text);
    const [first, list, last] = doc.children as [Node, Node, Node];
    const changed = doc.copy(Fragment.from([first, list, last.copy(Fragment.from(schema.text('Andere zin.')))]));
    expect(write(changed)).toBe('\nEen  zin *met* nadruk.\n\n* een\n* twee\n\nAndere zin.\n');
  });
  test('keeps an address with brackets, bars and spaces, and the formats beside it', () => {
    const href = 'https://nl.wikipedia.org/wiki/Keel_(anatomie) a|b\u00a0c\u2003d';
    const link = schema.text('keel', [schema.mark('link', { href })]);
    const doc = schema.node('doc', null, [
      schema.node('paragraph', null, [link, schema.text(' en '), schema.text('vet', [schema.mark('bold')])]),
    ]);
    expect(openMarkdown(schema, '').write(doc)).toBe(
      '[keel](https://nl.wikipedia.org/wiki/Keel_%28anatomie%29%20a%7Cb%C2%A0c%E2%80%83d) en **vet**',
    );
  });
  test('loses a format that cannot be written in its own line alone', () => {
    const bold = (text: string) => schema.text(text, [schema.mark('bold')]);
    const item = (...content: Node[]) => schema.node('listItem', null, [schema.node('paragraph', null, content)]);
    const list = schema.node('bulletList', null, [
      item(bold('Een'), schema.text(' goed')),
      item(bold('Let op:'), schema.text('x')),
    ]);
    expect(openMarkdown(schema, '').write(schema.node('doc', null, [list]))).toBe('- **Een** goed\n- Let op:x');
  });
  test('is the text to the letter again once a change is undone', () => {
    const text = '* een\n* twee\n\n\nTekst\nop twee regels.\n';
    const { doc, write } = openMarkdown(schema, text);
    expect(write(schema.nodeFromJSON(doc.toJSON()))).toBe(text);
  });
  test('writes lists in lists, forty deep, in no time', () => {
    let list = schema.node('paragraph', null, [schema.text('diep')]);
    for (let depth = 0; depth < 40; depth += 1) {
      const words = schema.node('paragraph', null, [schema.text('punt')]);
      list = schema.node('bulletList', null, [schema.node('listItem', null, depth === 0 ? [list] : [words, list])]);
    }
    expect(openMarkdown(schema, '').write(schema.node('doc', null, [list]))).toContain('diep');
  });
  test('ends code that has no end before what is written below it', () => {
    const { doc, write } = openMarkdown(schema, 'Kop.\n\n```\nx\n');
    const changed = doc.copy(doc.content.addToEnd(schema.node('paragraph', null, [schema.text('Meer.')])));
    expect(shown(write(changed)).at(-1)).toEqual({ block: 'text', signs: [...'Meer.'] });
  });
  test('is empty when nothing is left', () => {
    expect(
      openMarkdown(schema, '\nTekst.\n')
        .write(schema.node('doc', null, [schema.node('paragraph')]))
        .trim(),
    ).toBe('');
    expect(blocksOf('')).toEqual(['paragraph']);
  });
});

/** Words that Markdown could take for more. */
const words = fc
  .array(
    fc.constantFrom(
      ...[
        'zorg',
        'é',
        'H2O',
        '€ 95',
        ' ',
        '  ',
        '*',
        '**',
        '_',
        '__',
        '`',
        '~',
        '~~',
        '#',
        '## ',
        '-',
        '- ',
        '+ ',
        '>',
        '1. ',
        '2)',
      ],
      ...[
        '[',
        ']',
        '(',
        ')',
        '](',
        '!',
        '<b>',
        '</b>',
        '<!--',
        '&amp;',
        '&',
        '|',
        '---',
        '===',
        '\\',
        '{telefoon}',
        '{ x }',
        '{',
        '}',
        ':',
        '.',
        ',',
      ],
      ...[
        'https://a.nl/x_y_z',
        'www.thuisarts.nl',
        'a@b.nl',
        '[x]: /y',
        '[^1]',
        '```',
        '$x$',
        ':::',
        '::a[b]',
        '^2^',
        '--',
        '\u00a0',
      ],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

const format = fc.subarray(
  [{ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: 'tel:{telefoon}' } }],
  { maxLength: 2 },
);
const run = fc.tuple(words, format).map(([text, marks]) => ({ type: 'text', text, marks }));
const placeholder = fc
  .tuple(fc.constantFrom('telefoon', 'bron:thuisarts'), format)
  .map(([name, marks]) => ({ type: PLACEHOLDER, attrs: { name }, marks }));
const inline = fc.array(fc.oneof({ weight: 6, arbitrary: run }, placeholder, fc.constant({ type: 'hardBreak' })), {
  minLength: 1,
  maxLength: 5,
});
const paragraph = inline.map((content) => ({ type: 'paragraph', content }));
const heading = fc
  .tuple(inline, fc.integer({ min: 2, max: 4 }))
  .map(([content, level]) => ({ type: 'heading', attrs: { level }, content }));
const listOf = (item: fc.Arbitrary<object[]>) =>
  fc
    .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([type, items]) => ({ type, content: items.map((content) => ({ type: 'listItem', content })) }));
const flat = listOf(paragraph.map((one) => [one]));
const list = listOf(
  fc.oneof(
    paragraph.map((one) => [one]),
    fc.tuple(paragraph, flat).map((both) => both),
  ),
);
const table = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc
    .array(
      fc.array(fc.oneof(paragraph, fc.constant({ type: 'paragraph' })), { minLength: columns, maxLength: columns }),
      { minLength: 1, maxLength: 3 },
    )
    .map((rows) => ({
      type: 'table',
      content: rows.map((cells) => ({
        type: 'tableRow',
        content: cells.map((cell) => ({ type: 'tableCell', content: [cell] })),
      })),
    })),
);
const pageText = fc.array(fc.oneof(paragraph, paragraph, heading, list, table), { minLength: 1, maxLength: 4 });

describe('any text of the editor', () => {
  test('is what readers get, sign by sign', () => {
    fc.assert(
      fc.property(pageText, (content) => {
        const doc = schema.nodeFromJSON({ type: 'doc', content });
        const { write } = openMarkdown(schema, '');
        const source = write(doc);
        expect(plainOf(shown(source)), source).toEqual(plainOf(shape(doc)));
      }),
      { numRuns: RUNS },
    );
  });
  test('is the same when it is opened again', () => {
    fc.assert(
      fc.property(pageText, (content) => {
        const first = openMarkdown(schema, '').write(schema.nodeFromJSON({ type: 'doc', content }));
        const { doc } = openMarkdown(schema, first);
        expect(
          shape(doc).filter(({ signs }) => signs.length > 0),
          first,
        ).toEqual(shown(first).filter(({ signs }) => signs.length > 0));
        expect(shown(openMarkdown(schema, '').write(schema.nodeFromJSON(doc.toJSON()))), first).toEqual(shown(first));
      }),
      { numRuns: RUNS },
    );
  });
});

/** Lines of Markdown as people write them, and as they do not. */
const lines = fc
  .array(
    fc.constantFrom(
      ...[
        'Een zin.',
        '  Een zin.',
        '    vier spaties',
        '\tmet een tab',
        '',
        '',
        '',
        '## Kop',
        'Kop\n---',
        '- punt',
        '  - dieper',
        '* ster',
        '1. een',
      ],
      ...[
        '1) een',
        '   vervolg',
        '- [ ] vak',
        '> citaat',
        '```',
        '| a | b |\n| --- | --- |\n| c | d |',
        '| a |\n|:-:|',
        '[x]: /pmo',
        '[hier][x]',
      ],
      ...[
        'Tekst[^1]',
        '[^1]: Noot',
        '<b>vet</b>',
        '<!-- rem',
        '{telefoon}',
        '**vet** *schuin*',
        'regel  ',
        'regel\\',
        '---',
        '##',
        '- ',
        '\\{adres}',
        '5\\"',
      ],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('\n'));

describe('any Markdown', () => {
  test('stays to the letter when nothing changes, as does all that stands above what is written below it', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const { doc, write } = openMarkdown(schema, text);
        expect(write(doc)).toBe(text);
        const changed = doc.copy(doc.content.addToEnd(schema.node('paragraph', null, [schema.text('Meer.')])));
        const source = write(changed);
        expect(source.startsWith(text.trimEnd()), source).toBe(true);
        expect(shown(source).at(-1), source).toEqual({ block: 'text', signs: [...'Meer.'] });
      }),
      { numRuns: RUNS },
    );
  });
});

type Shape = { block: string; signs: string[] };

/** The words of the blocks, without their formats: some have no way to be written in their place. */
const plainOf = (blocks: Shape[]) =>
  blocks
    .map(
      ({ block, signs }) => [block, unmark(signs.map((sign) => [...sign][0]).join('')).replaceAll('\\{', '{')] as const,
    )
    .map(([block, text]) => [block, text.replace(/\s+/g, ' ').trim()])
    .filter(([, text]) => text);

type Mdast = ReturnType<typeof markdownToMdast>;
const FORMATS: Record<string, string> = { strong: 'bold', emphasis: 'italic' };

/** The blocks of a text as the website reads it. */
function shown(markdown: string): Shape[] {
  const blocks: Shape[] = [];
  visit(markdownToMdast(mark(markdown), { features: { frontmatter: false } }));
  return blocks;

  function visit(node: Mdast): void {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const block = node.type === 'heading' ? `heading ${node.depth}` : 'text';
      blocks.push({ block, signs: signsOf(node, []) });
    } else if ('children' in node) for (const child of node.children as Mdast[]) visit(child);
    else blocks.push({ block: node.type, signs: 'value' in node ? [...String(node.value)] : [] });
  }
}

function signsOf(node: Mdast, formats: string[]): string[] {
  const own = node.type === 'link' ? `link ${node.url}` : FORMATS[node.type];
  const all = own ? [...formats, own].sort() : formats;
  if (node.type === 'break') return ['\n'];
  if (node.type === 'text') return [...node.value.replaceAll('\n', ' ')].map((sign) => withFormats(sign, all));
  if ('children' in node) return (node.children as Mdast[]).flatMap((child) => signsOf(child, all));
  return [`unknown ${node.type}`];
}

/** Spaces have no formats; and the website makes links of bare addresses. */
const withFormats = (sign: string, formats: string[]) =>
  [sign, ...formats.filter((format) => (sign.trim() ? !/^link (?!tel)/.test(format) : /^link tel/.test(format)))].join(
    ' ',
  );

/** The blocks of a document of the editor. */
function shape(doc: Node): Shape[] {
  const blocks: Shape[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const block = node.type.name === 'heading' ? `heading ${node.attrs['level']}` : 'text';
    blocks.push({ block, signs: node.children.flatMap(signsOfInline) });
    return false;
  });
  return blocks;
}

function signsOfInline(node: Node): string[] {
  if (node.type.name === 'hardBreak') return ['\n'];
  const formats = node.marks
    .map(({ type, attrs }) => (type.name === 'link' ? `link ${mark(attrs['href'])}` : type.name))
    .sort();
  const text = node.isText ? mark(withoutPlaceholders(node.text ?? '')) : OPEN + String(node.attrs['name']) + CLOSE;
  return [...text].map((sign) => withFormats(sign, formats));
}
