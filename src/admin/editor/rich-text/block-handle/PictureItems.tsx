import { type Editor, findParentNode } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { MAX_FIGURE_PICTURES } from '../../../../shared/rich-text/blocks.ts';
import { oneStep } from '../block-commands/change.ts';
import { figureToImages, imageToFigure, picturesOf } from '../block-commands/pictures.ts';
import type { BlockTools } from './block-tools.ts';
import { Group, Item } from './menu.tsx';

export type PictureDialogs = {
  onPicture: () => void;
  onSecondPicture: (position: number) => void;
  onCredit: () => void;
};

type Props = PictureDialogs & { editor: Editor; tools: BlockTools };

/** What can be done with the image or the figure at the cursor. */
export function PictureItems({ editor, tools, onPicture, onSecondPicture, onCredit }: Props) {
  const figure = figureAt(editor);
  if (!figure) {
    const { selection } = editor.state;
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
    return (
      <Group label="Image">
        <Item onSelect={onPicture}>Picture and alt text…</Item>
        <Item onSelect={() => tools.run(editor, imageToFigure)}>Turn into figure with caption</Item>
      </Group>
    );
  }
  const pictures = picturesOf(figure.node).map((picture, index, all) => ({
    picture,
    name: all.length === 1 ? 'picture' : index === 0 ? 'left picture' : 'right picture',
    position: figure.pos + 1 + all.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0),
  }));
  const end = (pictures.at(-1)?.position ?? 0) + 1;
  return (
    <Group label="Figure">
      {pictures.map(({ name, position }) => (
        <Item
          key={name}
          onSelect={() => {
            editor.commands.setNodeSelection(position);
            onPicture();
          }}
        >
          {`${name[0]?.toUpperCase()}${name.slice(1)} and alt text…`}
        </Item>
      ))}
      <Item onSelect={onCredit}>Credit…</Item>
      {pictures.length < MAX_FIGURE_PICTURES ? (
        <Item onSelect={() => onSecondPicture(end)}>Add a second picture…</Item>
      ) : (
        pictures.map(({ name, position, picture }) => (
          <Item
            key={name}
            onSelect={() =>
              tools.run(editor, ({ tr }) => ({
                tr: oneStep(tr.delete(position, position + picture.nodeSize)),
                message: `Removed the ${name}.`,
              }))
            }
          >
            Remove {name}
          </Item>
        ))
      )}
      <Item onSelect={() => tools.run(editor, figureToImages)}>
        Turn into {pictures.length === 1 ? 'image' : 'images'}
      </Item>
    </Group>
  );
}

export function figureAt(editor: Editor): { node: Node; pos: number } | undefined {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return { node: selection.node, pos: selection.from };
  return findParentNode(({ type }) => type.name === 'figure')(selection);
}
