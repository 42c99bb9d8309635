import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { show, stateOf, text } from '../../../../../tests/support/editor/example-text.ts';
import { richTextExtensions } from '../schema/extensions.ts';

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
