import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as NodeParser, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { importModule } from '../../../../../ui/islands/import-module.ts';
import { showLoadFailure } from '../../../../navigation/show-load-failure.ts';
import { cleanPaste } from '../clean-paste.ts';
import { noteLeftOut } from '../paste-notes.ts';
import type { PastedPictures } from '../pasted-pictures.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { closeQuestion, openQuestion, questionIn } from './paste-question.ts';

/** The start of a longer text is enough. */
const READ_CHARACTERS = 20_000;

/** Pastes Markdown as plain text, and asks whether to convert it. */
export function pasteMarkdown(view: EditorView, data: DataTransfer, slice: Slice): boolean {
  const markdown = data.getData('text/plain');
  const isPlain = !data.getData('text/html') && slice.size > 0;
  const { selection } = view.state;
  const isInText = ['paragraph', 'heading'].includes(selection.$from.parent.type.name);
  if (!isPlain || !isInText || !looksLikeMarkdown(markdown.slice(0, READ_CHARACTERS))) return false;
  // Without TipTap's paste flag, whose rules would turn some of the characters into marks.
  const tr = view.state.tr.replaceSelection(slice).scrollIntoView();
  const [from, to] = [tr.mapping.map(selection.from, -1), tr.mapping.map(selection.to, 1)];
  view.dispatch(closeHistory(openQuestion(tr, { kind: 'markdown', markdown, from, to })));
  return true;
}

/** Replaces the pasted Markdown by formatted text. */
export async function convertMarkdown(editor: Editor, pictures: PastedPictures): Promise<void> {
  const retry = () => void convertMarkdown(editor, pictures);
  const converter = await importModule(() => import('./markdown-to-html.ts')).catch((error: unknown) => {
    showLoadFailure(error, retry);
  });
  const question = editor.isDestroyed ? null : questionIn(editor.state);
  if (question?.kind !== 'markdown' || !converter) return;
  const html = cleanPaste(converter.htmlOf(question.markdown), pictures, noteLeftOut);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const { content } = NodeParser.fromSchema(editor.schema).parse(body);
  const tr = editor.state.tr.replaceRange(question.from, question.to, new Slice(content, 0, 0));
  editor.view.dispatch(closeHistory(closeQuestion(tr)).scrollIntoView());
}
