import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { button } from '../../../../ui/forms/button.ts';
import { memoizePerBlock, visitElements } from '../memoize-per-block.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { t } from '../words.ts';
import { type $SourceNumbers, REFERENCE } from './reference-node.ts';

type Props = { editor: Editor; facts: FactsOfText; $numbers: $SourceNumbers };

/** Below the text: references without a source, because it was removed or they were pasted from another article. */
export function LostReferences({ editor, facts: { $facts }, $numbers }: Props) {
  const { lostReferences: count } = useStore($facts, { keys: ['lostReferences'] });
  const remove = () => {
    removeLostReferences(editor, $numbers.get());
    // The focused button disappears.
    editor.view.focus();
  };
  return (
    <div className={count > 0 ? 'border-t border-linen/60 px-4 py-2 text-sm' : 'sr-only'}>
      <p role="status" className="text-clay-deep">
        {count > 0 &&
          t(
            'One reference in the text, shown as “?”, has no source in the list. Readers do not see it.|{count} references in the text, shown as “?”, have no source in the list. Readers do not see them.',
            { count },
          )}
      </p>
      {count > 0 && (
        <button type="button" className={`${button('quiet', 'small')} -ml-4`} onClick={remove}>
          {t('Remove from the text')}
        </button>
      )}
    </div>
  );
}

const idsOfBlocks = memoizePerBlock((block) => {
  const ids: string[] = [];
  visitElements(block, ({ type, attrs }) => {
    if (type.name === REFERENCE) ids.push(String(attrs['data-source']));
  });
  return ids;
});

/** How many references have no source in the list. */
export const countLostReferences = (doc: Node, known: { has: (id: string) => boolean }): number =>
  idsOfBlocks(doc)
    .flat()
    .filter((id) => !known.has(id)).length;

/** Removes those references, in one undo step. */
function removeLostReferences({ state, view }: Editor, known: { has: (id: string) => boolean }): void {
  const { tr } = state;
  state.doc.descendants((node, position) => {
    if (node.type.name !== REFERENCE || known.has(String(node.attrs['data-source']))) return;
    tr.delete(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize));
  });
  view.dispatch(tr);
}
