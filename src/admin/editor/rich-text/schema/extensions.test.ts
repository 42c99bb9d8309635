import { Editor, getSchema } from '@tiptap/core';
import type { DOMOutputSpec, MarkType, NodeType } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { show, stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { RICH_TEXT_TAGS } from '../../../../shared/rich-text/tags.ts';
import { richTextExtensions } from './extensions.ts';

const schema = getSchema(richTextExtensions);
const types = [...Object.values(schema.nodes), ...Object.values(schema.marks)];
const allowed: Record<string, readonly string[]> = RICH_TEXT_TAGS;

describe('richTextExtensions', () => {
  it('writes only tags and attributes that the sanitiser allows', () => {
    for (const type of types) {
      for (const [tag, attributes] of rendered(type)) {
        expect(Object.keys(allowed), `${type.name} writes <${tag}>`).toContain(tag);
        for (const name of attributes) expect(allowed[tag], `${type.name} writes ${tag}[${name}]`).toContain(name);
      }
    }
  });

  it('reads every tag that the sanitiser allows', () => {
    const read = types.flatMap(({ spec }) => (spec.parseDOM ?? []).map((rule) => ('tag' in rule ? rule.tag : '')));
    const tags = new Set(read.map((selector) => /^[a-z0-9]+/.exec(selector ?? '')?.[0]));
    // The schema reads the rows in thead and tbody, not these elements.
    const expected = Object.keys(RICH_TEXT_TAGS).filter((tag) => !['thead', 'tbody'].includes(tag));
    expect(expected.filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('offers headings 1 to 3 and 100 undo steps in groups of 500 ms', () => {
    const starter = richTextExtensions.find(({ name }) => name === 'starterKit');
    expect(starter?.options).toMatchObject({
      heading: { levels: [1, 2, 3] },
      undoRedo: { depth: 100, newGroupDelay: 500 },
    });
  });

  it('supports every attribute that the sanitiser allows', () => {
    const nodes = {
      a: 'link',
      img: 'image',
      ol: 'orderedList',
      sup: 'sourceReference',
      td: 'tableCell',
      th: 'tableHeader',
    };
    for (const [tag, name] of Object.entries(nodes)) {
      const type = schema.nodes[name] ?? schema.marks[name];
      expect(Object.keys(type?.spec.attrs ?? {}).sort(), name).toEqual([...(allowed[tag] ?? [])].sort());
    }
  });
});

/** The tags that a node or mark with all its attributes renders, each with its attribute names. */
function rendered(type: NodeType | MarkType): [string, string[]][] {
  if (!type.spec.toDOM) return [];
  const filled = Object.keys(type.spec.attrs ?? {}).map((attribute) => [attribute, attribute === 'level' ? 2 : 7]);
  const sample = type.create({ ...Object.fromEntries(filled), ...(type.name === 'link' && { href: 'https://a.nl' }) });
  const output = type.spec.toDOM(sample as never, true);
  return Array.isArray(output) ? tagsOf(output) : [];
}

function tagsOf([tag, ...rest]: readonly unknown[]): [string, string[]][] {
  const attributes = rest.find((part) => typeof part === 'object' && !Array.isArray(part)) ?? {};
  const names = Object.entries(attributes as object).flatMap(([name, value]) => (value == null ? [] : [name]));
  const inner = rest.filter((part): part is DOMOutputSpec & unknown[] => Array.isArray(part));
  return [[String(tag), names], ...inner.flatMap(tagsOf)];
}

const { p, ul, li, table, tr, td, details, summary, dl, dt, dd, figure, image, caption, button } = text;

/** The text after typing this at the "|". */
function typed(words: string, ...blocks: Parameters<typeof stateOf>): string {
  const before = stateOf(...blocks);
  const editor = new Editor({ element: null, extensions: richTextExtensions, content: before.doc.toJSON() });
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  editor.commands.setTextSelection(before.selection.from);
  for (const letter of words) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter, from, to);
    const isHandled = editor.state.plugins.some((plugin) =>
      plugin.props.handleTextInput?.call(plugin, editor.view, from, to, letter, insert),
    );
    if (!isHandled) editor.view.dispatch(insert());
  }
  // Without the line that the editor keeps at the end.
  return show(editor.state).replace(/, paragraph$/, '');
}

it('makes a divider of "---" where one can stand', () => {
  expect(typed('---', p('|'))).toBe('horizontalRule, paragraph("|")');
  expect(typed('---', table(tr(td(p('|')))))).toBe('table(tableRow(tableCell(horizontalRule, paragraph("|"))))');
});

it('leaves "---" in a line of another block, which it would split', () => {
  expect(typed('---', figure(image(), caption('|words')))).toBe('figure(image, figureCaption("---|words"))');
  expect(typed('---', details(summary('|more'), p('x')))).toBe('details(detailsSummary("---|more"), paragraph("x"))');
  expect(typed('---', dl(dt('term'), dd('|')))).toBe('definitionList(definitionTerm("term"), definitionText("---|"))');
  expect(typed('---', ul(li(p('|'))))).toBe('bulletList(listItem(paragraph("---|")))');
  expect(typed('---', button('|Afspraak'))).toBe('button("---|Afspraak")');
});
