import { type AnyExtension, InputRule, Node } from '@tiptap/core';
import type { NodeType, ResolvedPos } from '@tiptap/pm/model';

/** Turns "---" into a divider only where one is allowed: in a caption or a term it would split the block around it. */
export function withDividerRule(extension: AnyExtension): AnyExtension {
  if (extension.name !== 'horizontalRule' || !(extension instanceof Node)) return extension;
  return extension.extend({
    addInputRules() {
      const { type } = this;
      return (this.parent?.() ?? []).map(
        ({ find, handler, undoable }) =>
          new InputRule({
            find,
            undoable,
            handler: (typed) =>
              canStandBefore(typed.state.doc.resolve(typed.range.from), type) ? handler(typed) : null,
          }),
      );
    },
  });
}

function canStandBefore($line: ResolvedPos, divider: NodeType): boolean {
  const index = $line.index(-1);
  return !$line.parent.type.spec.isolating && $line.node(-1).canReplaceWith(index, index, divider);
}
