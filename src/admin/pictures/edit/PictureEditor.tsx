import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { croppedPixels, turnedSize } from '../../../shared/pictures/edits/geometry.ts';
import { button } from '../../../ui/forms/button.ts';
import { CropArea } from './CropArea.tsx';
import { SHAPES, toValidCrop, WHOLE } from './crop-shapes.ts';
import { EditPictureDialog } from './EditPictureDialog.tsx';
import { RotatedPicture } from './RotatedPicture.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { useChangePicture } from './use-change-picture.ts';
import { useLoadedImage } from './use-loaded-image.ts';
import { usePictureEdits } from './use-picture-edits.ts';

/** A narrower picture looks blurred as the cover of an article. */
const SHARP_WIDTH = 1200;

type EditablePicture = Pick<PictureDetails, 'hash' | 'version' | 'edits' | 'unedited' | 'alt'>;

type Props = {
  picture: EditablePicture;
  onSaved: (picture: PictureDetails) => void;
  onClose: () => void;
};

/** Rotates and crops a picture, wherever it is used. The uploaded pixels stay, so that all edits can be undone. */
export function PictureEditor({ picture, onSaved, onClose }: Props) {
  const { image, hasFailed } = useLoadedImage(picture.unedited);
  const { edits, isChanged, shape, turn, choose, crop, reset } = usePictureEdits(picture.edits, image);
  const { saveEdits, ...saving } = useChangePicture(picture, onSaved);
  const size = image && turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, edits.turns);
  const kept = size && croppedPixels(size, edits.crop);
  const isWhole = edits.turns === 0 && edits.crop === WHOLE;
  return (
    <EditPictureDialog
      title="Rotate and crop"
      description="Everywhere the picture is used. The picture as it was uploaded is kept: you can undo this at any time."
      isChanged={isChanged}
      {...saving}
      disabled={!image}
      onSave={() => saveEdits({ turns: edits.turns, crop: edits.crop === WHOLE ? null : toValidCrop(edits.crop) })}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <div className="flex gap-2">
          <button type="button" className={button('secondary', 'small')} onClick={() => turn(false)} disabled={!image}>
            Rotate left
          </button>
          <button type="button" className={button('secondary', 'small')} onClick={() => turn(true)} disabled={!image}>
            Rotate right
          </button>
        </div>
        <ShapeChoice shape={shape} onChoose={choose} isDisabled={!image} />
        <button type="button" className={button('quiet', 'small')} onClick={reset} disabled={isWhole}>
          Show the whole picture
        </button>
      </div>
      <div className="mt-4 grid min-h-40 place-items-center bg-admin-background p-4">
        {image && (
          <CropArea crop={edits.crop} ratio={SHAPES[shape]?.ratio} onChange={crop}>
            <RotatedPicture image={image} turns={edits.turns} label={picture.alt ?? 'The picture'} />
          </CropArea>
        )}
        {!image && <p className="text-sm text-ink-soft">{hasFailed ? NOT_LOADED : 'Loading the picture…'}</p>}
      </div>
      <output aria-live="polite" className="mt-3 block min-h-[2lh] text-sm text-ink-soft tabular-figures">
        {kept && inWords(kept, size)}
        {kept && kept.width < SHARP_WIDTH && (
          <span className="block">{`Narrower than ${SHARP_WIDTH} pixels: it may look blurred as the cover of an article.`}</span>
        )}
      </output>
    </EditPictureDialog>
  );
}

const NOT_LOADED = 'The picture could not be loaded. Check your internet connection, close this and try again.';

type Box = ReturnType<typeof croppedPixels>;

function inWords({ left, top, width, height }: Box, size: { width: number; height: number }): string {
  const percent = (part: number, all: number) => `${Math.round((part / all) * 100)} %`;
  return `${width} × ${height} pixels, ${percent(left, size.width)} from the left and ${percent(top, size.height)} from the top.`;
}
