import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { showToast } from '../../../../ui/toast/toasts.ts';
import { filesIn, isPicture } from '../../../uploads/transferred-images.ts';
import { depthForPictures, insertImage, placeForPictures } from '../images/images-in-text.ts';
import { createPictureCopies } from '../images/picture-copies.ts';
import { t } from '../words.ts';
import { cleanPaste, type PastedPictures, withFirstBox } from './clean-paste.ts';
import { note, noteLeftOut, otherFilesNote, RTF_NOTE } from './paste-notes.ts';
import {
  closeQuestion,
  convertMarkdown,
  embedVideo,
  pasteMarkdown,
  pasteQuestion,
  pasteVideoAddress,
  type Question,
} from './paste-question.ts';

export type Paste = ReturnType<typeof createPaste>;

/** Everything that enters a text from outside: pastes, dropped files, and the pictures in them. */
export function createPaste() {
  const copies = createPictureCopies();
  const accept = (editor: Editor, question: Question) => {
    if (question.kind === 'video') embedVideo(editor, question);
    else void convertMarkdown(editor, copies.pictures);
    editor.view.focus();
  };
  const keep = ({ view }: Editor) => {
    view.dispatch(closeQuestion(view.state.tr));
    view.focus();
  };
  const transfer = Extension.create({
    name: 'transfer',
    // Runs before TipTap's paste rules.
    priority: 1000,
    addProseMirrorPlugins() {
      return [new Plugin({ props: createPasteAndDropHandlers(copies, this.editor), view: refuseStrayFiles })];
    },
  });
  return { extensions: [copies.extension, transfer, pasteQuestion({ accept, keep })], copies, accept, keep };
}

/** Refuses files dropped beside the text: the browser would open them in place of the page. */
function refuseStrayFiles() {
  const refuse = (event: DragEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input[type="file"]');
    if (event.defaultPrevented || isField || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return {
    destroy: () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    },
  };
}

type Copies = { pictures: PastedPictures; choose: (file: File) => string };

type Transfer = Required<Pick<EditorProps, 'transformPastedHTML' | 'transformPasted' | 'handlePaste' | 'handleDrop'>>;

/** Handles pastes and drops: text, pictures, and files that need an explanation. */
function createPasteAndDropHandlers(copies: Copies, editor: Editor): Transfer {
  function insertFiles(files: File[], place: () => number): boolean {
    const others = files.filter((file) => !isPicture(file));
    if (others.length > 0) note(otherFilesNote(others));
    const pictures = files.filter(isPicture).map((file) => ({ src: copies.choose(file) }));
    if (pictures.length > 0) insertImage(editor, pictures, place());
    return files.length > 0;
  }

  /** The editor knows how much of what was copied in it is open. */
  let isFromEditor = false;

  return {
    transformPastedHTML: (html) => {
      isFromEditor = html.includes('data-pm-slice');
      return cleanPaste(html, copies.pictures, noteLeftOut);
    },
    transformPasted: (slice, view) => (isFromEditor || view.dragging ? slice : withFirstBox(slice)),
    handlePaste(view, event, slice) {
      const data = event.clipboardData;
      if (!data) return false;
      if (insertFiles(filesIn(data), () => placeForPictures(view.state.selection.$to))) return true;
      if (pasteVideoAddress(view, data) || pasteMarkdown(view, data, slice)) return true;
      return slice.size === 0 && pasteWhatIsLeft(view, data);
    },
    handleDrop(view, event) {
      // A picture dragged within the text comes with its file.
      const files = view.dragging ? [] : filesIn(event.dataTransfer);
      return insertFiles(files, () => placeAt(view, event));
    },
  };
}

/** A truncated document may have unreadable HTML, and readable plain text. */
function pasteWhatIsLeft(view: EditorView, data: DataTransfer): boolean {
  const text = data.getData('text/plain');
  if (text.trim() && data.getData('text/html')) return view.pasteText(text);
  if (data.types.includes('text/rtf')) note(t(RTF_NOTE));
  else if (data.types.length === 0) {
    showToast({ title: t('Nothing to paste'), description: t('The clipboard is empty.') });
  } else return false;
  return true;
}

/** Before or after the block under the pointer, whichever is nearer. */
function placeAt(view: EditorView, event: DragEvent): number {
  const { doc, selection } = view.state;
  const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!found) return placeForPictures(selection.$to);
  const $at = doc.resolve(found.pos);
  const depth = depthForPictures($at);
  const block = depth > 0 ? view.nodeDOM($at.before(depth)) : undefined;
  if (!(block instanceof Element)) return placeForPictures($at);
  const { top, height } = block.getBoundingClientRect();
  return event.clientY < top + height / 2 ? $at.before(depth) : $at.after(depth);
}
