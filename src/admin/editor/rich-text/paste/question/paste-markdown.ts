import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as NodeParser, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { importModule } from '../../../../../ui/islands/import-module.ts';
import { showLoadFailure } from '../../../../navigation/show-load-failure.ts';
import { cleanPaste } from '../clean-paste.ts';
import { noteLeftOut } from '../paste-notes.ts';
import type { PastedPictures } from '../pasted-pictures.ts';
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

const HEADING = /^#{1,6} \S/;
const FENCE = /^```/;
const QUOTE = /^> \S/;
const LINK = /!?\[[^\]]+\]\((?:https?:|mailto:|tel:|\/)[^)\s]*\)/;
const STRONG = /(?:\*\*|__)\S[^*_]*(?:\*\*|__)/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)]) \S/;
const TABLE_RULE = /^\s*\|?\s*:?-{3,}:?\s*(?:\||$)/;

/** The start is enough, and keeps a long paste fast. */
const READ_LENGTH = 50_000;
const READ_OF_LINE = 500;

/** Whether plain text was probably written as Markdown. One line with a dash or a star is not enough. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text
    .slice(0, READ_LENGTH)
    .split('\n')
    .map((line) => line.slice(0, READ_OF_LINE));
  const filled = lines.filter((line) => line.trim() !== '');
  return (
    lines.some((line) => [HEADING, FENCE, QUOTE, LINK, STRONG].some((sign) => sign.test(line))) ||
    lines.some((line, at) => TABLE_RULE.test(line) && lines[at - 1]?.includes('|')) ||
    filled.some((line, at) => ITEM.test(line) && ITEM.test(filled[at + 1] ?? ''))
  );
}
