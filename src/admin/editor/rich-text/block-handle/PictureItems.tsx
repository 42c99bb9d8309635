import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { MAX_FIGURE_PICTURES } from '../../../../shared/rich-text/blocks.ts';
import { figureAt, picturesAt, removePicture } from '../block-commands/figure-at.ts';
import { figureToImages, imageToFigure, picturesOf } from '../block-commands/pictures.ts';
import type { BlockTools } from './block-tools.ts';
import { Group, Item } from './menu.tsx';

export type PictureDialogs = {
  onPicture: () => void;
  onSecondPicture: () => void;
  onCredit: () => void;
};

type Props = PictureDialogs & { editor: Editor; tools: BlockTools };

/** Actions for the image or figure at the cursor. */
export function PictureItems({ editor, tools, onPicture, onSecondPicture, onCredit }: Props) {
  const figure = figureAt(editor.state);
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
  const names = picturesOf(figure.node).length === 1 ? ['Picture'] : ['Left picture', 'Right picture'];
  return (
    <Group label="Figure">
      {names.map((name, index) => (
        <Item
          key={name}
          onSelect={() => {
            const picture = picturesAt(editor.state)[index];
            if (picture) editor.commands.setNodeSelection(picture.pos);
            onPicture();
          }}
        >
          {name} and alt text…
        </Item>
      ))}
      <Item onSelect={onCredit}>Credit…</Item>
      {names.length < MAX_FIGURE_PICTURES ? (
        <Item onSelect={onSecondPicture}>Add a second picture…</Item>
      ) : (
        names.map((name, index) => (
          <Item key={name} onSelect={() => tools.run(editor, removePicture(index, name))}>
            Remove {name}
          </Item>
        ))
      )}
      <Item onSelect={() => tools.run(editor, figureToImages)}>
        Turn into {names.length === 1 ? 'image' : 'images'}
      </Item>
    </Group>
  );
}
