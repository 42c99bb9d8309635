import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Lets Backspace undo an input rule such as `# `. TipTap drops the rule when another plugin changes the document
 * afterwards, such as the one that adds a trailing paragraph.
 */
export const keepInputRule = Extension.create({
  name: 'keepInputRule',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) => {
        const [first] = transactions;
        const root = first?.getMeta('appendedTransaction') ?? first;
        for (const plugin of state.plugins) {
          const rule: unknown = 'isInputRules' in plugin.spec && root?.getMeta(plugin);
          if (rule && plugin.getState(state) !== rule) return state.tr.setMeta(plugin, rule);
        }
        return null;
      },
    }),
  ],
});
