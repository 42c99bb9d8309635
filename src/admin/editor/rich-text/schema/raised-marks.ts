import { Mark } from '@tiptap/core';

/** Raised and lowered words exclude each other. */
const heightMark = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag, getAttrs: (element) => !element.hasAttribute('data-source') && null }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** 10⁹, m². The keys are those of Google Docs and of TipTap's own extension. */
export const superscriptMark = heightMark('superscript', 'sup', 'Mod-.');

/** H₂O, vitamin B₁₂. */
export const subscriptMark = heightMark('subscript', 'sub', 'Mod-,');
