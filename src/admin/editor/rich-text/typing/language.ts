import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { articleLanguage } from '../../../../shared/text-check/document/detect-language.ts';
import type { Language } from '../../../../shared/text-check/document/document.ts';

const key = new PluginKey<Language>('language');
const PAUSE_MS = 1500;
/** As much as the language is told by. */
const READ = 6000;

/** Marks the text with the language that it is written in, by which browsers check its spelling; not at each key. */
export const languageOf = (readTitle: () => string) =>
  Extension.create<object, { timer?: ReturnType<typeof setTimeout> | undefined }>({
    name: 'language',
    addStorage: () => ({}),
    onCreate() {
      detect(this.editor, readTitle());
    },
    onUpdate() {
      this.storage.timer ??= setTimeout(() => {
        this.storage.timer = undefined;
        detect(this.editor, readTitle());
      }, PAUSE_MS);
    },
    onDestroy() {
      clearTimeout(this.storage.timer);
    },
    addProseMirrorPlugins: () => [
      new Plugin<Language>({
        key,
        state: { init: () => 'nl', apply: (tr, before) => tr.getMeta(key) ?? before },
        props: { attributes: (state) => ({ lang: key.getState(state) ?? 'nl' }) },
      }),
    ],
  });

function detect({ state, view, isDestroyed }: Editor, title: string): void {
  if (isDestroyed) return;
  const text = state.doc.textBetween(0, Math.min(READ, state.doc.content.size), ' ', ' ');
  const language = articleLanguage(title, text);
  if (language !== key.getState(state)) view.dispatch(state.tr.setMeta(key, language).setMeta('addToHistory', false));
}
