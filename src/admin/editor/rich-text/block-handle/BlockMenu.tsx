import { type Editor, findParentNode } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { DropdownMenu as Radix } from 'radix-ui';
import { useState } from 'react';
import { CALLOUT_KINDS, CALLOUTS, isCallout, MAX_FIGURE_PICTURES } from '../../../../shared/rich-text/blocks.ts';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { type Blocks, blockAround, blockName, capital, kindOfAll } from '../block-commands/blocks-at.ts';
import { asOneUndoStep, noBlock } from '../block-commands/change.ts';
import { addAbove, addBelow, deleteBlocks, duplicate } from '../block-commands/copy-and-delete.ts';
import {
  figureAt,
  figureToImages,
  imageToFigure,
  picturesAt,
  picturesOf,
  removePicture,
} from '../block-commands/figures.ts';
import { moveDown, moveUp } from '../block-commands/move.ts';
import { isAlready, nameOf, TARGETS, type Target, turnInto } from '../block-commands/turn-into.ts';
import { returnToText } from '../return-to-text.ts';
import { languageOf } from '../typing/settings.ts';
import { t as nameInText } from '../words.ts';
import type { BlockTools } from './block-tools.ts';
import { CheckItem, Group, Item, RadioItem, Sub } from './menu.tsx';
import { t } from './words.ts';

export type PictureDialogs = {
  onPicture: () => void;
  onSecondPicture: () => void;
  onCredit: () => void;
};

type Props = PictureDialogs & { editor: Editor; tools: BlockTools; blocks: Blocks };

/** Actions of the block's kind, then those of any block. */
export function BlockMenu({ editor, tools, blocks, ...dialogs }: Props) {
  const run = (command: Parameters<BlockTools['run']>[1]) => () => tools.run(editor, command);
  const kind = kindOfAll(blocks.nodes);
  const outer = blockAround(blocks);
  const isInTable = findParentNode(({ type }) => type.name === 'table')(editor.state.selection) !== undefined;
  return (
    <>
      {isInTable && <TableItems editor={editor} withDelete={!isTable(blocks.nodes)} />}
      <PictureItems editor={editor} tools={tools} {...dialogs} />
      <Item onSelect={run(moveUp)} keys={platformKeys('Alt+Shift+↑')}>
        {t('Move up')}
      </Item>
      <Item onSelect={run(moveDown)} keys={platformKeys('Alt+Shift+↓')}>
        {t('Move down')}
      </Item>
      <Item onSelect={run(duplicate)} keys={platformKeys('Ctrl+D')}>
        {t('Duplicate')}
      </Item>
      <TurnIntoItems editor={editor} tools={tools} blocks={blocks} />
      <CalloutItems editor={editor} tools={tools} />
      <Item onSelect={run(addAbove)}>{t('Add paragraph above')}</Item>
      <Item onSelect={run(addBelow)}>{t('Add paragraph below')}</Item>
      {outer?.nodes[0] && (
        <Item onSelect={() => select(editor, outer.start)}>
          {capital(t('Select the {kind} around it', { kind: blockName(outer.nodes[0]) }))}
        </Item>
      )}
      <Radix.Separator className="my-1 h-px bg-linen/60 forced-colors:bg-[CanvasText]" />
      <Item onSelect={run(deleteBlocks)} isDanger>
        {capital(t('Delete {kind}', { kind }))}
      </Item>
    </>
  );
}

const isTable = (nodes: readonly Node[]) => nodes.length === 1 && nodes[0]?.type.name === 'table';

/** Actions for the table cell at the cursor. */
function TableItems({ editor, withDelete }: { editor: Editor; withDelete: boolean }) {
  const { row, column } = tableHeaders(editor.state);
  const run = () => editor.chain();
  return (
    <Group label={t('Table')}>
      <Item onSelect={() => run().addRowBefore().run()}>{t('Add row above')}</Item>
      <Item onSelect={() => run().addRowAfter().run()}>{t('Add row below')}</Item>
      <Item onSelect={() => run().addColumnBefore().run()}>{t('Add column on the left')}</Item>
      <Item onSelect={() => run().addColumnAfter().run()}>{t('Add column on the right')}</Item>
      <Item onSelect={() => run().deleteRow().run()} disabled={!editor.can().deleteRow()}>
        {t('Delete row')}
      </Item>
      <Item onSelect={() => run().deleteColumn().run()} disabled={!editor.can().deleteColumn()}>
        {t('Delete column')}
      </Item>
      <CheckItem isChecked={row} onSelect={() => run().toggleHeaderRow().run()}>
        {t('Header row')}
      </CheckItem>
      <CheckItem isChecked={column} onSelect={() => run().toggleHeaderColumn().run()}>
        {t('Header column')}
      </CheckItem>
      {withDelete && <Item onSelect={() => run().deleteTable().run()}>{t('Delete table')}</Item>}
    </Group>
  );
}

/** Whether the first row and the first column of the table at the cursor are headers. */
function tableHeaders({ selection }: EditorState): { row: boolean; column: boolean } {
  const table = findParentNode(({ type }) => type.name === 'table')(selection)?.node;
  return {
    row: areHeaders(table?.firstChild?.children),
    column: areHeaders(table?.children.map((row) => row.firstChild)),
  };
}

/** The cell in the corner belongs to both, and tells only where it is alone. */
const areHeaders = (cells: readonly (Node | null)[] = []) =>
  (cells.length > 1 ? cells.slice(1) : cells).every((cell) => cell?.type.name === 'tableHeader');

type PictureItemsProps = PictureDialogs & { editor: Editor; tools: BlockTools };

/** Actions for the image or figure at the cursor. */
function PictureItems({ editor, tools, onPicture, onSecondPicture, onCredit }: PictureItemsProps) {
  const figure = figureAt(editor.state);
  if (!figure) {
    const { selection } = editor.state;
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
    return (
      <Group label={t('Image')}>
        <Item onSelect={onPicture}>{t('Picture and alt text…')}</Item>
        <Item onSelect={() => tools.run(editor, imageToFigure)}>{t('Turn into figure with caption')}</Item>
      </Group>
    );
  }
  const isPair = picturesOf(figure.node).length === MAX_FIGURE_PICTURES;
  return (
    <Group label={t('Figure')}>
      {(isPair ? PAIR : ONE).map(({ change }, index) => (
        <Item
          key={change}
          onSelect={() => {
            const picture = picturesAt(editor.state)[index];
            if (picture) editor.commands.setNodeSelection(picture.pos);
            onPicture();
          }}
        >
          {t(change)}
        </Item>
      ))}
      <Item onSelect={onCredit}>{t('Credit…')}</Item>
      {isPair ? (
        PAIR.map(({ remove, removed }, index) => (
          <Item key={remove} onSelect={() => tools.run(editor, removePicture(index, t(removed)))}>
            {t(remove)}
          </Item>
        ))
      ) : (
        <Item onSelect={onSecondPicture}>{t('Add a second picture…')}</Item>
      )}
      <Item onSelect={() => tools.run(editor, figureToImages)}>
        {t(isPair ? 'Turn into images' : 'Turn into image')}
      </Item>
    </Group>
  );
}

const ONE = [{ change: 'Picture and alt text…' }] as const;
const PAIR = [
  { change: 'Left picture and alt text…', remove: 'Remove Left picture', removed: 'Removed the Left picture.' },
  { change: 'Right picture and alt text…', remove: 'Remove Right picture', removed: 'Removed the Right picture.' },
] as const;

type TurnIntoItemsProps = { editor: Editor; tools: BlockTools; blocks: Blocks };

/** Only what the block can become without losing text. */
function TurnIntoItems({ editor, tools, blocks }: TurnIntoItemsProps) {
  const isPossible = (target: Target) => isAlready(blocks, target) || turnInto(editor.state, target).tr !== undefined;
  const targets = TARGETS.filter(isPossible);
  const current = targets.find((target) => isAlready(blocks, target));
  const choose = (name: string) => {
    const target = TARGETS.find((candidate) => nameOf(candidate) === name);
    if (target) tools.run(editor, (state) => turnInto(state, target));
  };
  if (targets.length < 2) return null;
  return (
    <Sub name={t('Turn into')}>
      <Radix.RadioGroup value={current ? nameOf(current) : ''} onValueChange={choose}>
        {targets.map((target) => (
          <RadioItem key={nameOf(target)} value={nameOf(target)}>
            {nameInText(target.name)}
            {target.label && (
              <>
                : <span lang="nl">{target.label}</span>
              </>
            )}
          </RadioItem>
        ))}
      </Radix.RadioGroup>
    </Sub>
  );
}

/** The kind of the call-out around the cursor, when the menu belongs to another block. */
function CalloutItems({ editor, tools }: { editor: Editor; tools: BlockTools }) {
  const callout = calloutAt(editor.state);
  if (!callout) return null;
  const choose = (kind: string) => {
    if (!isCallout(kind)) return;
    tools.run(editor, (state) => {
      const { pos } = calloutAt(state) ?? {};
      if (pos === undefined) return noBlock();
      const tr = asOneUndoStep(state.tr.setNodeAttribute(pos, 'data-callout', kind));
      return { tr, message: t('The call-out says: {label}.', { label: CALLOUTS[kind] }) };
    });
  };
  return (
    <Sub name={t('Kind of call-out')}>
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

const select = ({ view, state }: Editor, position: number) =>
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)).scrollIntoView());

/** The credit of the figure at the cursor. */
export function CreditDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(figureAt(editor.state)?.node.attrs['data-credit'] ?? ''));
  const [credit, setCredit] = useState(before);
  const save = () => {
    // Finds the figure again: copies of pictures may have moved it.
    const figure = figureAt(editor.state);
    if (figure)
      editor.view.dispatch(
        asOneUndoStep(editor.state.tr.setNodeAttribute(figure.pos, 'data-credit', credit.trim() || null)),
      );
    onClose();
  };
  return (
    <FormDialog title={t('Credit')} onClose={onClose} onClosed={() => returnToText(editor)}>
      <DialogForm isChanged={credit !== before} onSubmit={save}>
        <TextField
          label={t('Credit')}
          lang={languageOf(editor)}
          value={credit}
          onChange={setCredit}
          hint={t('Who made the picture. Readers see it after the caption.')}
        />
        <div className={overlay.actions}>
          <button type="submit" className={button('primary', 'small')}>
            {t('Save credit')}
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
