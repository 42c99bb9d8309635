import { type Editor, findParentNode } from '@tiptap/core';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { DropdownMenu as Radix } from 'radix-ui';
import { CALLOUT_KINDS, CALLOUTS, isCallout } from '../../../../shared/rich-text/blocks.ts';
import { asOneUndoStep, NO_BLOCK } from '../block-commands/change.ts';
import type { BlockTools } from './block-tools.ts';
import { RadioItem, Sub } from './menu.tsx';

/** The kind of the call-out around the cursor, when the menu belongs to another block. */
export function CalloutItems({ editor, tools }: { editor: Editor; tools: BlockTools }) {
  const callout = calloutAt(editor.state);
  if (!callout) return null;
  const choose = (kind: string) => {
    if (!isCallout(kind)) return;
    tools.run(editor, (state) => {
      const { pos } = calloutAt(state) ?? {};
      if (pos === undefined) return NO_BLOCK;
      const tr = asOneUndoStep(state.tr.setNodeAttribute(pos, 'data-callout', kind));
      return { tr, message: `The call-out says: ${CALLOUTS[kind]}.` };
    });
  };
  return (
    <Sub name="Kind of call-out">
      <Radix.RadioGroup value={String(callout.node.attrs['data-callout'])} onValueChange={choose}>
        {CALLOUT_KINDS.map((kind) => (
          <RadioItem key={kind} value={kind}>
            <span lang="nl">{CALLOUTS[kind]}</span>
          </RadioItem>
        ))}
      </Radix.RadioGroup>
    </Sub>
  );
}

function calloutAt({ selection }: EditorState) {
  if (selection instanceof NodeSelection && selection.node.type.name === 'callout')
    return { pos: selection.from, node: selection.node };
  return findParentNode(({ type }) => type.name === 'callout')(selection);
}
