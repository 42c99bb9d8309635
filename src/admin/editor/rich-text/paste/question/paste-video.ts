import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { textVideoUrl } from '../../../../../shared/rich-text/blocks.ts';
import { showToast } from '../../../../../ui/toast/toasts.ts';
import { closeQuestion, openQuestion, type Question } from './paste-question.ts';

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
  showToast({ title: 'The video is in the text', description: 'Now type the title that readers see.' });
}
