import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../../../tests/support/timing/cpu-time.ts';
import { richTextExtensions } from '../schema/extensions.ts';
import { currentOf, findPlugin, findResults, type Query, setQuery } from './find.ts';
import { replaceAll, replaceCurrent } from './replace.ts';

const schema = getSchema(richTextExtensions);
const LITERAL = { matchCase: false, wholeWords: false, matchAccents: false };

type Mark = 'bold' | 'italic';
const text = (words: string, ...marks: Mark[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: (string | object)[]) => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});
const reference = { type: 'sourceReference', attrs: { 'data-source': 'a' } };

/** The part of an editor that a search needs. */
function open(...content: object[]) {
  let state = EditorState.create({
    doc: schema.nodeFromJSON({ type: 'doc', content }),
    plugins: [history(), findPlugin()],
  });
  const view = {
    dispatch: (tr: Transaction) => {
      state = state.apply(tr);
    },
  };
  const editor = {
    get state() {
      return state;
    },
    view,
  } as never;
  return {
    editor,
    view,
    state: () => state,
    text: () => state.doc.textBetween(0, state.doc.content.size, '\n', '¹'),
    search: (query: string, options: Partial<Query> = {}) => {
      view.dispatch(setQuery(state.tr, { ...LITERAL, text: query, ...options }));
      return (findResults(state)?.matches ?? []).map(({ from, to }) => state.doc.textBetween(from, to));
    },
  };
}

describe('a search', () => {
  it.each<[query: string, found: string[], options?: Partial<Query>]>([
    ['cafe', ['Café', 'cafe', 'CAFÉ', 'cafe\u0301']],
    ['café', ['Café', 'cafe', 'CAFÉ', 'cafe\u0301']],
    ['cafe', ['cafe'], { matchAccents: true }],
    ['café', ['Café', 'CAFÉ', 'cafe\u0301'], { matchAccents: true }],
    ['café', ['cafe\u0301'], { matchAccents: true, matchCase: true }],
    ['caf', ['caf'], { matchCase: true, wholeWords: true }],
    ['.*', ['.*']],
    ['[a', ['[a']],
    ["'s ochtends", ['’s ochtends']],
    ['10 mg', ['10\u00a0mg']],
    ['medicatie', ['medi\u00adcatie']],
    ['bestaat niet', []],
    ['', []],
    ['\ufffc', []],
    ['\u00ad', []],
  ])('for “%s” finds %j', (query, found, options) => {
    const words = 'Café cafe CAFÉ cafe\u0301 caf .* [a ’s ochtends 10\u00a0mg medi\u00adcatie';
    expect(open(paragraph(words)).search(query, options)).toEqual(found);
  });

  it('finds whole words only, whatever their letters are', () => {
    const { search } = open(paragraph('Pijn, hoofdpijn en pijnen; één pijn.'));
    expect(search('pijn', { wholeWords: true })).toEqual(['Pijn', 'pijn']);
    expect(search('n', { wholeWords: true })).toEqual([]);
    expect(search('een', { wholeWords: true })).toEqual(['één']);
  });

  it('matches across formatting, but not across references or blocks', () => {
    const { search } = open(
      paragraph(text('vita', 'bold'), text('mine')),
      paragraph('vita', reference, 'mine'),
      paragraph('vita'),
      { type: 'blockquote', content: [paragraph('mine vitamine')] },
    );
    expect(search('vitamine')).toEqual(['vitamine', 'vitamine']);
  });

  it('finds words in every kind of block', () => {
    const { search } = open(
      { type: 'callout', content: [paragraph('bel een arts')] },
      { type: 'details', content: [{ type: 'detailsSummary', content: [text('Een arts')] }, paragraph('arts')] },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('arts')] }] }],
      },
      { type: 'button', content: [text('Naar de arts')] },
    );
    expect(search('arts')).toHaveLength(5);
  });

  it('keeps the current match where the text before it changes', () => {
    const page = open(paragraph('een twee een'));
    page.search('een');
    page.view.dispatch(page.state().tr.setSelection(page.state().selection));
    const found = () => findResults(page.state());
    page.view.dispatch(setQuery(page.state().tr, null));
    expect(found()).toBeNull();
    page.search('twee');
    page.view.dispatch(page.state().tr.insertText('twee ', 1));
    expect(found()?.matches).toHaveLength(2);
    expect(currentOf(found() ?? { matches: [], at: 0 })).toBe(1);
  });
});

describe('replacing', () => {
  it('changes all matches in one step of the history', () => {
    const page = open(paragraph('De huisarts en de huisarts'), paragraph('huisarts', reference));
    page.search('huisarts');
    expect(replaceAll(page.editor, 'dokter')).toBe(3);
    expect(page.text()).toBe('De dokter en de dokter\ndokter¹');
    undo(page.state(), page.view.dispatch);
    expect(page.text()).toBe('De huisarts en de huisarts\nhuisarts¹');
  });

  it('keeps the formatting of unchanged letters, and extends it to new ones', () => {
    const page = open(paragraph(text('Vita', 'bold'), text('mine', 'italic'), ' helpt'));
    page.search('vitamine');
    replaceAll(page.editor, 'Vitamines');
    expect(page.state().doc.toString()).toBe('doc(paragraph(bold("Vita"), italic("mines"), " helpt"))');
    page.search('vita');
    replaceAll(page.editor, 'Ama');
    expect(page.state().doc.toString()).toBe('doc(paragraph(bold("Ama"), italic("mines"), " helpt"))');
  });

  it('goes on after the new word, also when that holds the old one', () => {
    const page = open(paragraph('pijn en pijn'));
    page.search('pijn');
    replaceCurrent(page.editor, 'hoofdpijn');
    replaceCurrent(page.editor, 'buikpijn');
    expect(page.text()).toBe('hoofdpijn en buikpijn');
  });

  it('finds thousands of matches, and highlights those near the current one', () => {
    const page = open(...Array.from({ length: 300 }, () => paragraph('een '.repeat(20))));
    expect(page.search('een')).toHaveLength(6000);
    expect(findResults(page.state())?.decorations.find()).toHaveLength(400);
    expect(replaceAll(page.editor, 'twee')).toBe(6000);
    expect(page.text()).not.toContain('een');
    undo(page.state(), page.view.dispatch);
    expect(page.text()).not.toContain('twee');
  });

  it('changes every word of a book at once, and takes it back', { tags: ['slow'] }, async () => {
    const page = open(...Array.from({ length: 5000 }, () => paragraph('een twee drie vier '.repeat(4))));
    page.search('twee');
    const before = page.state().doc;
    expect(await cpuMilliseconds(() => replaceAll(page.editor, 'tweede'))).toBeLessThan(1000);
    expect(page.text()).not.toContain('twee ');
    expect(await cpuMilliseconds(() => undo(page.state(), page.view.dispatch))).toBeLessThan(1000);
    expect(page.state().doc.eq(before)).toBe(true);
  });

  it('leaves the cursor in its word', () => {
    const page = open(paragraph('pijn en rust en pijn'), paragraph('pijn'));
    page.view.dispatch(page.state().tr.setSelection(TextSelection.create(page.state().doc, 'pijn en ru'.length + 1)));
    page.search('pijn');
    replaceAll(page.editor, 'hoofdpijn');
    expect(page.state().selection.from).toBe('hoofdpijn en ru'.length + 1);
  });

  it('is taken back also after a change that is no step of the history', () => {
    const page = open(paragraph('pijn'), paragraph('rust'), paragraph('pijn'));
    page.search('pijn');
    replaceAll(page.editor, 'buikpijn');
    page.view.dispatch(page.state().tr.insertText('Foto ', 1).setMeta('addToHistory', false));
    undo(page.state(), page.view.dispatch);
    expect(page.text()).toBe('Foto pijn\nrust\npijn');
  });

  it('leaves no match behind, unless the replacement contains the query', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'á', 'A', 'b', ' ', '\u0301', '.', '*', '😀', 'ß'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(letters, letters, fc.boolean(), fc.boolean(), (words, query, matchCase, matchAccents) => {
        if (words === '' || query === '') return;
        const options = { matchCase, matchAccents };
        const page = open(paragraph(text(words, 'bold'), text(words)));
        const count = page.search(query, options).length;
        const before = page.text();
        expect(replaceAll(page.editor, '#')).toBe(count);
        expect(page.text().split('#').length - 1).toBe(count);
        expect(page.search(query, options)).toEqual([]);
        undo(page.state(), page.view.dispatch);
        expect(page.text()).toBe(before);
      }),
    );
  });
});
