import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as NodeParser, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { textVideoUrl } from '../../../../shared/rich-text/blocks.ts';
import { importModule } from '../../../../ui/islands/import-module.ts';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { showLoadFailure, showLoading } from '../../../navigation/on-demand.ts';
import { t } from '../words.ts';
import { cleanPaste, type PastedPictures } from './clean-paste.ts';
import { noteLeftOut } from './paste-notes.ts';

/** A question: the pasted range could also be something else. */
export type Question = { from: number; to: number } & (
  | { kind: 'video'; player: string; title: string }
  | { kind: 'markdown'; markdown: string }
);

const key = new PluginKey<Question | null>('pasteQuestion');

export const openQuestion = (tr: Transaction, question: Question): Transaction => tr.setMeta(key, question);

export const closeQuestion = (tr: Transaction): Transaction => tr.setMeta(key, null);

export const questionIn = (state: EditorState): Question | null => key.getState(state) ?? null;

type Answers = { accept: (editor: Editor, question: Question) => void; keep: (editor: Editor) => void };

/**
 * Keeps the question at the pasted text until that is edited; undo removes the question too. Ctrl+Enter accepts, Escape
 * declines.
 */
export const pasteQuestion = ({ accept, keep }: Answers) =>
  Extension.create({
    name: 'pasteQuestion',
    // Runs before the text's keys.
    priority: 1000,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<Question | null>({
          key,
          state: { init: () => null, apply: follow },
          props: {
            handleKeyDown(view, event) {
              const question = questionIn(view.state);
              if (!question || event.isComposing) return false;
              if (event.key === 'Escape') keep(editor);
              else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) accept(editor, question);
              else return false;
              return true;
            },
          },
        }),
      ];
    },
  });

function follow(tr: Transaction, question: Question | null): Question | null {
  const asked = tr.getMeta(key) as Question | null | undefined;
  if (asked !== undefined) return asked;
  if (!question || !tr.docChanged) return question;
  const [from, to] = [tr.mapping.map(question.from, 1), tr.mapping.map(question.to, -1)];
  // Accepting would undo a later edit of the pasted text.
  const isSame = from < to && tr.doc.slice(from, to).eq(tr.before.slice(question.from, question.to));
  return isSame ? { ...question, from, to } : null;
}

/** Pastes an address of Vimeo or YouTube on an empty line as a link, and asks whether to show the video. */
export function pasteVideoAddress(view: EditorView, data: DataTransfer): boolean {
  const text = data.getData('text/plain').trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const player = /^\S+$/.test(text) ? textVideoUrl(address) : undefined;
  const link = view.state.schema.marks['link'];
  if (!player || !link || !isOnEmptyLine(view.state)) return false;
  const tr = view.state.tr.replaceSelectionWith(view.state.schema.text(text, [link.create({ href: address })]), false);
  const { from } = view.state.selection;
  tr.removeStoredMark(link).setMeta('preventAutolink', true).scrollIntoView();
  const title =
    titleIn(data.getData('text/html'), text) ?? `Video op ${player.includes('vimeo') ? 'Vimeo' : 'YouTube'}`;
  view.dispatch(closeHistory(openQuestion(tr, { kind: 'video', player, title, from, to: from + text.length })));
  return true;
}

function isOnEmptyLine({ selection, schema }: EditorState): boolean {
  const { $from, empty } = selection;
  const video = schema.nodes['video'];
  if (!empty || !video || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return false;
  const index = $from.index($from.depth - 1);
  return $from.node($from.depth - 1).canReplaceWith(index, index + 1, video);
}

/** Some browsers copy an address with the title of its page. */
function titleIn(html: string, address: string): string | undefined {
  const text = new DOMParser().parseFromString(html, 'text/html').querySelector('a')?.textContent?.trim();
  return text && text !== address && !/^https?:/i.test(text) ? text : undefined;
}

/** Replaces the link by the video, with its title selected. */
export function embedVideo(editor: Editor, question: Question & { kind: 'video' }): void {
  const { state, schema } = editor;
  const $line = state.doc.resolve(question.from);
  const node = schema.nodes['video']?.create({ 'data-video': question.player }, schema.text(question.title));
  const isLineAlone = $line.parent.content.size === question.to - question.from;
  if (!node || !isLineAlone) {
    editor.view.dispatch(closeQuestion(state.tr));
    return;
  }
  const [start, end] = [$line.before(), $line.after()];
  const tr = closeHistory(closeQuestion(state.tr.replaceWith(start, end, node)));
  if (!tr.doc.resolve(start + node.nodeSize).nodeAfter)
    tr.insert(start + node.nodeSize, schema.nodes['paragraph']?.create() ?? []);
  tr.setSelection(TextSelection.create(tr.doc, start + 1, start + 1 + question.title.length));
  editor.view.dispatch(tr.scrollIntoView());
  showToast({ title: t('The video is in the text'), description: t('Now type the title that readers see.') });
}

/** The start of a longer text is enough. */
const READ_CHARACTERS = 20_000;

/** Pastes Markdown as plain text, and asks whether to convert it. */
export function pasteMarkdown(view: EditorView, data: DataTransfer, slice: Slice): boolean {
  const markdown = data.getData('text/plain');
  const isPlain = !data.getData('text/html') && slice.size > 0;
  const { selection } = view.state;
  const isInText = ['paragraph', 'heading'].includes(selection.$from.parent.type.name);
  if (!isPlain || !isInText || !looksLikeMarkdown(markdown.slice(0, READ_CHARACTERS))) return false;
  // Without TipTap's paste flag, whose rule would make links, and that would end the question.
  const tr = view.state.tr.replaceSelection(slice).scrollIntoView();
  const [from, to] = [tr.mapping.map(selection.from, -1), tr.mapping.map(selection.to, 1)];
  view.dispatch(closeHistory(openQuestion(tr, { kind: 'markdown', markdown, from, to })));
  return true;
}

/** Replaces the pasted Markdown by formatted text. */
export async function convertMarkdown(editor: Editor, pictures: PastedPictures): Promise<void> {
  const retry = () => void convertMarkdown(editor, pictures);
  const loading = importModule(() => import('../../../../shared/rich-text/markdown.ts'));
  const converter = await showLoading(loading).catch((error: unknown) => showLoadFailure(error, retry));
  const question = editor.isDestroyed ? null : questionIn(editor.state);
  if (question?.kind !== 'markdown' || !converter) return;
  const html = cleanPaste(converter.markdownHtml(question.markdown), pictures, noteLeftOut);
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
