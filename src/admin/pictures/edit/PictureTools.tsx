import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import type { Point } from '../../../shared/pictures/geometry.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { t } from '../words.ts';
import { EditPictureDialog, useChangePicture } from './EditPictureDialog.tsx';
import { PictureEditor } from './PictureEditor.tsx';

/** The tools that change how a picture looks, wherever it is used. */
export function PictureTools({ picture }: { picture: PictureDetails }) {
  const [open, setOpen] = useState<'edits' | 'focal-point'>();
  if (!picture.mayChange) return null;
  const close = () => setOpen(undefined);
  const saved = (title: string) => () =>
    showToast({ title, description: t('It is shown wherever the picture is used') });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen('edits')}>
        {t('Rotate and crop…')}
      </button>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen('focal-point')}>
        {t('Focal point…')}
      </button>
      {open === 'edits' && <PictureEditor picture={picture} onSaved={saved(t('Picture changed'))} onClose={close} />}
      {open === 'focal-point' && (
        <FocalPointDialog picture={picture} onSaved={saved(t('Focal point saved'))} onClose={close} />
      )}
    </div>
  );
}

type FocalPointDialogProps = {
  picture: Pick<PictureDetails, 'hash' | 'version' | 'shown' | 'alt' | 'focalX' | 'focalY'>;
  onSaved: () => void;
  onClose: () => void;
};

/** Chooses the focal point: the point that every crop keeps in sight. */
function FocalPointDialog({ picture, onSaved, onClose }: FocalPointDialogProps) {
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const { saveFocalPoint, ...saving } = useChangePicture(picture, onSaved, onClose);
  return (
    <EditPictureDialog
      title={t('Focal point')}
      description={t('Cards, covers and shared links show a part of the picture, around this point.')}
      isChanged={point.x !== picture.focalX || point.y !== picture.focalY}
      {...saving}
      onSave={() => saveFocalPoint(point)}
      onClose={onClose}
    >
      <FocalPointPicker src={picture.shown} alt={picture.alt} value={point} onChange={setPoint} />
    </EditPictureDialog>
  );
}

type FocalPointPickerProps = {
  /** The address of the picture that readers see. */
  src: string;
  alt: string | null;
  /** Per cent from the left and from the top. */
  value: Point;
  onChange: (point: Point) => void;
};

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FAST = 10;

const within = (value: number) => Math.round(Math.min(Math.max(value, 0), 100));

/** Chooses the focal point by a tap, a click or the arrow keys; with Shift, ten steps at once. */
function FocalPointPicker({ src, alt, value, onChange }: FocalPointPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const take = ({ clientX, clientY }: PointerEvent) => {
    const bounds = box.current?.getBoundingClientRect();
    if (!bounds?.width) return;
    onChange({
      x: within(((clientX - bounds.left) / bounds.width) * 100),
      y: within(((clientY - bounds.top) / bounds.height) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? FAST : 1;
    onChange({ x: within(value.x + step.x * times), y: within(value.y + step.y * times) });
  };
  return (
    <div>
      <div className="text-center">
        <div
          ref={box}
          className="relative inline-block max-w-full cursor-crosshair touch-none select-none"
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            thumb.current?.focus({ preventScroll: true });
            take(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && take(event)}
        >
          <img src={src} alt={alt ?? ''} draggable={false} className="block max-h-[40dvh] max-w-full bg-plaster" />
          <div
            ref={thumb}
            role="slider"
            tabIndex={0}
            aria-label={t('Focal point')}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={value.x}
            aria-valuetext={t('{x} % from the left, {y} % from the top', value)}
            onKeyDown={onKeyDown}
            style={{ left: `${value.x}%`, top: `${value.y}%` }}
            className="absolute size-8 -translate-1/2 rounded-full border-3 border-paper bg-ink/40 raised outline-offset-2 forced-colors:bg-[Highlight]"
          />
        </div>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {t('Tap what must stay in sight, or move the point with the arrow keys.')}
      </p>
      <CropPreviews src={src} focalPoint={value} />
    </div>
  );
}

/** The crops of the site: src/magazine/listing/CardParts.tsx, item/ItemHero.astro, and the image of a shared link. */
const CROPS = [
  { name: 'Card', shape: 'aspect-[16/10]' },
  { name: 'Cover', shape: 'aspect-[12/5]' },
  { name: 'Phone', shape: 'aspect-square' },
  { name: 'Shared link', shape: 'aspect-[1200/630]' },
] as const;

/** Previews of the site's crops of a picture. */
function CropPreviews({ src, focalPoint: { x, y } }: { src: string; focalPoint: Point }) {
  return (
    <ul aria-label={t('How the site shows it')} className="mt-4 grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
      {CROPS.map(({ name, shape }) => (
        <li key={name}>
          <img
            src={src}
            alt=""
            className={`w-full rounded-xs bg-plaster object-cover ${shape}`}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
          <p className="mt-1 text-xs text-ink-soft">{t(name)}</p>
        </li>
      ))}
    </ul>
  );
}
