import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

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
