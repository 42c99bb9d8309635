import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { createPictureCopies } from '../picture-copies/picture-copies.ts';
import { createPasteAndDropHandlers } from './handle-paste-and-drop.ts';
import { convertMarkdown } from './question/paste-markdown.ts';
import { closeQuestion, pasteQuestion, type Question } from './question/paste-question.ts';
import { embedVideo } from './question/paste-video.ts';

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
