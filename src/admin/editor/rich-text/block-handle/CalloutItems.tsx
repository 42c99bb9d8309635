import { type Editor, findParentNode } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { DropdownMenu as Radix } from 'radix-ui';
import { CALLOUT_KINDS, CALLOUTS, isCallout } from '../../../../shared/rich-text/blocks.ts';
import { oneStep } from '../block-commands/change.ts';
import type { BlockTools } from './block-tools.ts';
import { RadioItem, Sub } from './menu.tsx';

/** The kind of the call-out around the cursor, when that is not what the menu is about. */
export function CalloutItems({ editor, tools }: { editor: Editor; tools: BlockTools }) {
  const { selection } = editor.state;
  const around = findParentNode(({ type }) => type.name === 'callout')(selection);
  const selected = selection instanceof NodeSelection && selection.node.type.name === 'callout';
  const callout = selected ? { pos: selection.from, node: selection.node } : around;
  if (!callout) return null;
  const choose = (kind: string) => {
    if (!isCallout(kind)) return;
    tools.run(editor, ({ tr }) => ({
      tr: oneStep(tr.setNodeAttribute(callout.pos, 'data-callout', kind)),
      message: `The call-out says: ${CALLOUTS[kind]}.`,
    }));
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
