import { expect, it } from 'vitest';
import { show, stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { backspace, enter, preventJoinForward } from './block-keys.ts';

const { p, table, tr, td, details, summary, dl, dt, dd, figure, image, caption, button } = text;
type State = ReturnType<typeof stateOf>;

/** The text after a key; undefined if the command leaves the key to the editor. */
function press(command: typeof enter, state: State): string | undefined {
  let next: State | undefined;
  const isHandled = command(state, (change) => {
    change.doc.check();
    next = state.apply(change);
  });
  return isHandled ? show(next ?? state) : undefined;
}

it('goes from the summary of details into the content with Enter', () => {
  expect(press(enter, stateOf(details(summary('more|'), p('one'))))).toBe(
    'details(detailsSummary("more"), paragraph("|one"))',
  );
  expect(press(enter, stateOf(details(summary('mo|re'), p('one'))))).toBe(
    'details(detailsSummary("mo"), paragraph("|re"), paragraph("one"))',
  );
  expect(press(enter, stateOf(details(summary('more|'), table(tr(td(p('cell')))))))).toMatch(/paragraph\("\|cell"\)/);
});

it('leaves details with Enter on an empty last line, if it has others', () => {
  expect(press(enter, stateOf(details(summary('more'), p('one'), p('|'))))).toBe(
    'details(detailsSummary("more"), paragraph("one")), paragraph("|")',
  );
  expect(press(enter, stateOf(details(summary('more'), p('|'))))).toBeUndefined();
});

it('keeps the whole content of details that Backspace unwraps', () => {
  expect(press(backspace, stateOf(p('before'), details(summary('|more'), p('one'), p('two'))))).toBe(
    'paragraph("before"), paragraph("|more"), paragraph("one"), paragraph("two")',
  );
  expect(press(backspace, stateOf(details(summary('|'), p())))).toBe('paragraph("|")');
  expect(press(backspace, stateOf(details(summary('more'), p('|one'))))).toBe(
    'details(detailsSummary("more|"), paragraph("one"))',
  );
  expect(press(backspace, stateOf(details(summary('more'), p('|'), p('two'))))).toBe(
    'details(detailsSummary("more|"), paragraph("two"))',
  );
});

it('goes from term to definition to the next term with Enter', () => {
  expect(press(enter, stateOf(dl(dt('term|'), dd())))).toBe(
    'definitionList(definitionTerm("term"), definitionText("|"))',
  );
  expect(press(enter, stateOf(dl(dt('te|rm'), dd('old'))))).toBe(
    'definitionList(definitionTerm("te"), definitionText("|rmold"))',
  );
  expect(press(enter, stateOf(dl(dt('a'), dd('text|'), dt('b'), dd('c'))))).toBe(
    'definitionList(definitionTerm("a"), definitionText("text"), definitionTerm("|"), definitionText, definitionTerm("b"), definitionText("c"))',
  );
  expect(press(enter, stateOf(dl(dt('a'), dd('te|xt'))))).toBe(
    'definitionList(definitionTerm("a"), definitionText("te"), definitionTerm("|"), definitionText("xt"))',
  );
});

it('leaves definitions with Enter on an empty term', () => {
  expect(press(enter, stateOf(dl(dt('a'), dd('b'), dt('|'), dd())))).toBe(
    'definitionList(definitionTerm("a"), definitionText("b")), paragraph("|")',
  );
  expect(press(enter, stateOf(dl(dt('|'), dd())))).toBe('paragraph("|")');
  expect(press(enter, stateOf(dl(dt('|'), dd('kept'))))).toBe(
    'definitionList(definitionTerm, definitionText("|kept"))',
  );
  expect(press(enter, stateOf(dl(dt('a'), dd('b'), dt('|'), dd(), dt('c'), dd('d'))))).toMatch(
    /^definitionList\(.*\), paragraph\("\|"\), definitionList\(definitionTerm\("c"\)/,
  );
});

it('moves back through definitions with Backspace, then selects the list', () => {
  expect(press(backspace, stateOf(dl(dt('a'), dd('|b'))))).toBe(
    'definitionList(definitionTerm("a|"), definitionText("b"))',
  );
  expect(press(backspace, stateOf(dl(dt('a'), dd('b'), dt('|'), dd())))).toBe(
    'definitionList(definitionTerm("a"), definitionText("b|"))',
  );
  expect(press(backspace, stateOf(dl(dt('|a'), dd('b'))))).toMatch(/^\[definitionList\]/);
  expect(press(backspace, stateOf(dl(dt('|'), dd())))).toBe('paragraph("|")');
});

it('leaves a caption and a button with Enter, for an empty line below', () => {
  expect(press(enter, stateOf(figure(image(), caption('cap|tion')), p('next')))).toBe(
    'figure(image, figureCaption("caption")), paragraph("|"), paragraph("next")',
  );
  expect(press(enter, stateOf(button('Bel|'), p()))).toBe('button("Bel"), paragraph("|")');
});

it('Backspace selects a block first; Delete moves to the next block', () => {
  expect(press(backspace, stateOf(figure(image(), caption('|caption'))))).toMatch(/^\[image\] figure\(image, /);
  expect(press(backspace, stateOf(p('one'), button('|Bel')))).toMatch(/^\[button\]/);
  expect(press(preventJoinForward, stateOf(dl(dt('a|'), dd('b')), p('c')))).toMatch(/definitionText\("\|b"\)/);
  expect(press(preventJoinForward, stateOf(figure(image(), caption('one|')), p('two')))).toMatch(
    /paragraph\("\|two"\)$/,
  );
  expect(press(preventJoinForward, stateOf(button('one|')))).toBe('button("one|")');
});
