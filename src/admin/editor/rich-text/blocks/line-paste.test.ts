import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { schema, show, stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { pasteIntoLine } from './line-paste.ts';

const { p, h2, ul, li, details, summary, dl, dt, dd, figure, image, caption, button, table, tr, td } = text;

function paste(state: ReturnType<typeof stateOf>, open: number, ...blocks: Node[]): string | undefined {
  const change = pasteIntoLine(state, new Slice(Fragment.from(blocks), open, open));
  change?.doc.check();
  return change && show(state.apply(change));
}

it('makes one line of several paragraphs', () => {
  const two = [p('a'), p('b')];
  expect(paste(stateOf(dl(dt('te|rm'), dd('text'))), 1, ...two)).toBe(
    'definitionList(definitionTerm("tea b|rm"), definitionText("text"))',
  );
  expect(paste(stateOf(figure(image(), caption('ca|p'))), 1, ...two)).toBe('figure(image, figureCaption("caa b|p"))');
  expect(paste(stateOf(button('bu|t')), 1, ...two)).toBe('button("bua b|t")');
  expect(paste(stateOf(details(summary('|'), p('x'))), 0, p('a'), p(), p('b'))).toMatch(/detailsSummary\("a b\|"\)/);
});

it('puts other blocks below, and splits nothing', () => {
  const blocks = [p('a'), table(tr(td(p('cell'))))];
  expect(paste(stateOf(button('bu|t')), 0, ...blocks)).toMatch(/^button\("bu.*t"\), paragraph\("a"\), table/);
  expect(paste(stateOf(details(summary('su|m'), p('x'))), 0, ul(li(p('a'))))).toMatch(
    /^details\(detailsSummary\("su.*m"\), bulletList.*, paragraph\("x"\)\)/,
  );
  expect(paste(stateOf(dl(dt('te|rm'), dd('text'))), 0, ...blocks)).toMatch(
    /^definitionList\(.*"text"\)\), paragraph\("a"\)/,
  );
});

it('joins line breaks, and pastes a copied heading as plain text', () => {
  const lines = p('a', schema.node('hardBreak'), 'b');
  expect(paste(stateOf(button('bu|t')), 1, lines)).toBe('button("bua b|t")');
  expect(paste(stateOf(button('bu|t')), 0, ...lines.children)).toBe('button("bua b|t")');
  expect(paste(stateOf(figure(image(), caption('ca|p'))), 0, h2('a'))).toBe('figure(image, figureCaption("caa|p"))');
  expect(paste(stateOf(figure(image(), caption('ca|p'))), 0, button('a'))).toBe(
    'figure(image, figureCaption("ca|p")), button("a")',
  );
});

it('leaves words and ordinary texts to the editor', () => {
  expect(paste(stateOf(dl(dt('te|rm'), dd())), 1, p('words'))).toBeUndefined();
  expect(paste(stateOf(p('a|b')), 0, p('a'), p('b'))).toBeUndefined();
});
