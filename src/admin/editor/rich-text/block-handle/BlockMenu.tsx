import { type Editor, findParentNode } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { DropdownMenu as Radix } from 'radix-ui';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { blockName, kindOfAll } from '../block-commands/block-names.ts';
import { type Blocks, blockAround } from '../block-commands/blocks-at.ts';
import { addAbove, addBelow, deleteBlocks, duplicate } from '../block-commands/copy-and-delete.ts';
import { moveDown, moveUp } from '../block-commands/move.ts';
import type { BlockTools } from './block-tools.ts';
import { CalloutItems } from './CalloutItems.tsx';
import { Item } from './menu.tsx';
import { type PictureDialogs, PictureItems } from './PictureItems.tsx';
import { TableItems } from './TableItems.tsx';
import { TurnIntoItems } from './TurnIntoItems.tsx';

type Props = PictureDialogs & { editor: Editor; tools: BlockTools; blocks: Blocks };

/** Actions of the block's kind, then those of any block. */
export function BlockMenu({ editor, tools, blocks, ...dialogs }: Props) {
  const run = (command: Parameters<BlockTools['run']>[1]) => () => tools.run(editor, command);
  const kind = kindOfAll(blocks.nodes);
  const outer = blockAround(blocks);
  const isInTable = findParentNode(({ type }) => type.name === 'table')(editor.state.selection) !== undefined;
  return (
    <>
      {isInTable && <TableItems editor={editor} withDelete={kind !== 'table'} />}
      <PictureItems editor={editor} tools={tools} {...dialogs} />
      <Item onSelect={run(moveUp)} keys={platformKeys('Alt+Shift+↑')}>
        Move up
      </Item>
      <Item onSelect={run(moveDown)} keys={platformKeys('Alt+Shift+↓')}>
        Move down
      </Item>
      <Item onSelect={run(duplicate)} keys={platformKeys('Ctrl+D')}>
        Duplicate
      </Item>
      <TurnIntoItems editor={editor} tools={tools} blocks={blocks} />
      <CalloutItems editor={editor} tools={tools} />
      <Item onSelect={run(addAbove)}>Add paragraph above</Item>
      <Item onSelect={run(addBelow)}>Add paragraph below</Item>
      {outer?.nodes[0] && (
        <Item onSelect={() => select(editor, outer.start)}>Select the {blockName(outer.nodes[0])} around it</Item>
      )}
      <Radix.Separator className="my-1 h-px bg-linen/60 forced-colors:bg-[CanvasText]" />
      <Item onSelect={run(deleteBlocks)} isDanger>
        Delete {kind}
      </Item>
    </>
  );
}

const select = ({ view, state }: Editor, position: number) =>
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)).scrollIntoView());
