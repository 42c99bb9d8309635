import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import type { PictureDetails, PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import { croppedPixels, turnedSize } from '../../../shared/pictures/geometry.ts';
import { button } from '../../../ui/forms/button.ts';
import { t } from '../words.ts';
import cropStyles from './crop-area.css?url';
import { type Crop, cropAfterKey, fitShape, rotateCrop, SHAPES, toValidCrop, WHOLE } from './crop-shapes.ts';
import { EditPictureDialog, useChangePicture } from './EditPictureDialog.tsx';

/** A narrower picture looks blurred as the cover of an article. */
const SHARP_WIDTH = 1200;

type EditablePicture = Pick<PictureDetails, 'hash' | 'version' | 'edits' | 'unedited' | 'alt'>;

type Props = {
  picture: EditablePicture;
  onSaved: () => void;
  onClose: () => void;
};

/** Rotates and crops a picture, wherever it is used. The uploaded pixels stay, so that all edits can be undone. */
export function PictureEditor({ picture, onSaved, onClose }: Props) {
  const { image, hasFailed } = useLoadedImage(picture.unedited);
  const { edits, isChanged, shape, turn, choose, crop, reset } = usePictureEdits(picture.edits, image);
  const { saveEdits, ...saving } = useChangePicture(picture, onSaved, onClose);
  const size = image && turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, edits.turns);
  const kept = size && croppedPixels(size, edits.crop);
  const isWhole = edits.turns === 0 && edits.crop === WHOLE;
  return (
    <EditPictureDialog
      title={t('Rotate and crop')}
      description={t(
        'Everywhere the picture is used. The picture as it was uploaded is kept: you can undo this at any time.',
      )}
      isChanged={isChanged}
      {...saving}
      disabled={!image}
      onSave={() => saveEdits({ turns: edits.turns, crop: edits.crop === WHOLE ? null : toValidCrop(edits.crop) })}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <div className="flex gap-2">
          <button type="button" className={button('secondary', 'small')} onClick={() => turn(false)} disabled={!image}>
            {t('Rotate left')}
          </button>
          <button type="button" className={button('secondary', 'small')} onClick={() => turn(true)} disabled={!image}>
            {t('Rotate right')}
          </button>
        </div>
        <ShapeChoice shape={shape} onChoose={choose} isDisabled={!image} />
        <button type="button" className={button('quiet', 'small')} onClick={reset} disabled={isWhole}>
          {t('Show the whole picture')}
        </button>
      </div>
      <div className="mt-4 grid min-h-40 place-items-center bg-admin-background p-4">
        {image && (
          <CropArea crop={edits.crop} ratio={SHAPES[shape]?.ratio} onChange={crop}>
            <RotatedPicture image={image} turns={edits.turns} label={picture.alt ?? t('The picture')} />
          </CropArea>
        )}
        {!image && <p className="text-sm text-ink-soft">{hasFailed ? t(NOT_LOADED) : t('Loading the picture…')}</p>}
      </div>
      <output aria-live="polite" className="mt-3 block min-h-[2lh] text-sm text-ink-soft tabular-figures">
        {kept && describeCrop(kept, size)}
        {kept && kept.width < SHARP_WIDTH && (
          <span className="block">
            {t('Narrower than {width} pixels: it may look blurred as the cover of an article.', {
              width: String(SHARP_WIDTH),
            })}
          </span>
        )}
      </output>
    </EditPictureDialog>
  );
}

const NOT_LOADED = 'The picture could not be loaded. Check your internet connection, close this and try again.';

type Box = ReturnType<typeof croppedPixels>;

function describeCrop({ left, top, width, height }: Box, size: { width: number; height: number }): string {
  const percent = (part: number, all: number) => Math.round((part / all) * 100);
  return t('{width} × {height} pixels, {left} % from the left and {top} % from the top.', {
    width: String(width),
    height: String(height),
    left: percent(left, size.width),
    top: percent(top, size.height),
  });
}

const labels = () => ({
  cropArea: t('What is kept: arrow keys move it, Shift and arrow keys resize it'),
  nwDragHandle: t('Upper left corner'),
  nDragHandle: t('Upper edge'),
  neDragHandle: t('Upper right corner'),
  eDragHandle: t('Right edge'),
  seDragHandle: t('Lower right corner'),
  sDragHandle: t('Lower edge'),
  swDragHandle: t('Lower left corner'),
  wDragHandle: t('Left edge'),
});

type CropAreaProps = {
  crop: Crop;
  ratio: number | undefined;
  onChange: (crop: Crop) => void;
  /** The picture. */
  children: ReactNode;
};

/** Shows the crop over a picture; pointer, finger and keyboard change it. */
function CropArea({ crop, ratio, onChange, children }: CropAreaProps) {
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    // The handles handle their own keys.
    if (!(event.target instanceof Element) || !event.target.matches('.ReactCrop__crop-selection')) return;
    const next = cropAfterKey(crop, event, ratio !== undefined);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(next);
  };
  return (
    <div onKeyDownCapture={onKeyDownCapture} className="crop-area text-center">
      <link rel="stylesheet" href={cropStyles} precedence="default" />
      <ReactCrop
        crop={toPercent(crop)}
        {...(ratio && { aspect: ratio })}
        onChange={(_, percent) => onChange(percent.width > 0 && percent.height > 0 ? fromPercent(percent) : WHOLE)}
        keepSelection
        ruleOfThirds
        minWidth={20}
        minHeight={20}
        ariaLabels={labels()}
      >
        {children}
      </ReactCrop>
    </div>
  );
}

const toPercent = ({ x, y, width, height }: Crop): PercentCrop => ({
  unit: '%',
  ...{ x: x * 100, y: y * 100, width: width * 100, height: height * 100 },
});
const fromPercent = ({ x, y, width, height }: PercentCrop): Crop => ({
  ...{ x: x / 100, y: y / 100, width: width / 100, height: height / 100 },
});

/** More pixels than the dialog shows, also on dense screens. */
const MAX_SIDE = 1600;

type RotatedPictureProps = { image: HTMLImageElement; turns: number; label: string };

/** A picture after its quarter turns, drawn on a canvas: an image that CSS rotates keeps its original box. */
function RotatedPicture({ image, turns, label }: RotatedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
  const size = { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) };
  const { width, height } = turnedSize(size, turns);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(image, -size.width / 2, -size.height / 2, size.width, size.height);
  }, [image, turns, width, height, size.width, size.height]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="block max-h-[52dvh] max-w-full touch-none bg-plaster"
    />
  );
}

type ShapeChoiceProps = {
  /** The index of the shape in SHAPES. */
  shape: number;
  onChoose: (shape: number) => void;
  isDisabled: boolean;
};

function ShapeChoice({ shape, onChoose, isDisabled }: ShapeChoiceProps) {
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t('Shape of the crop')}</legend>
      {SHAPES.map(({ name }, index) => (
        <label
          key={name}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-xs border border-linen px-3 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay-deep"
        >
          <input
            type="radio"
            name="shape"
            className="sr-only"
            checked={index === shape}
            onChange={() => onChoose(index)}
          />
          {t(name)}
        </label>
      ))}
    </fieldset>
  );
}

/** The decoded image at an address; undefined until it is there. */
function useLoadedImage(src: string): { image?: HTMLImageElement; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<{ src: string; image?: HTMLImageElement }>();
  useEffect(() => {
    let isUnmounted = false;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => isUnmounted || setLoaded({ src, image }),
      () => isUnmounted || setLoaded({ src }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [src]);
  if (loaded?.src !== src) return { hasFailed: false };
  return loaded.image ? { image: loaded.image, hasFailed: false } : { hasFailed: true };
}

const FREE = 0;

/** The edits made so far in the dialog. */
function usePictureEdits(saved: PictureEdits | null, image: HTMLImageElement | undefined) {
  const [before] = useState({ turns: saved?.turns ?? 0, crop: saved?.crop ?? WHOLE });
  const [edits, setEdits] = useState(before);
  const [shape, setShape] = useState(FREE);
  return {
    edits,
    isChanged: JSON.stringify(edits) !== JSON.stringify(before),
    /** The index in SHAPES. */
    shape,
    turn(isClockwise: boolean) {
      setEdits(({ turns, crop }) => ({
        turns: (turns + (isClockwise ? 1 : 3)) % 4,
        crop: crop === WHOLE ? WHOLE : rotateCrop(crop, isClockwise),
      }));
      // A quarter turn swaps width and height.
      setShape(FREE);
    },
    choose(index: number) {
      setShape(index);
      const ratio = SHAPES[index]?.ratio;
      if (!ratio || !image) return;
      setEdits(({ turns, crop }) => {
        const size = turnedSize({ width: image.naturalWidth, height: image.naturalHeight }, turns);
        return { turns, crop: fitShape(crop, size, ratio) };
      });
    },
    crop: (crop: Crop) => setEdits(({ turns }) => ({ turns, crop })),
    reset() {
      setEdits({ turns: 0, crop: WHOLE });
      setShape(FREE);
    },
  };
}
