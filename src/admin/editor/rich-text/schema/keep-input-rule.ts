import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Backspace takes back what "# " and the like became. TipTap forgets that when another plugin changes the text after it,
 * as the one that keeps an empty line at the end does.
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
