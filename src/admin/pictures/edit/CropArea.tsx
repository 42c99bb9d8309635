import type { KeyboardEvent, ReactNode } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { type Crop, cropAfterKey, WHOLE } from './crop-shapes.ts';

const LABELS = {
  cropArea: 'What is kept: arrow keys move it, Shift and arrow keys resize it',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
};

type Props = {
  crop: Crop;
  ratio: number | undefined;
  onChange: (crop: Crop) => void;
  /** The picture. */
  children: ReactNode;
};

/** Shows the crop over a picture; pointer, finger and keyboard change it. */
export function CropArea({ crop, ratio, onChange, children }: Props) {
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
      <ReactCrop
        crop={toPercent(crop)}
        {...(ratio && { aspect: ratio })}
        onChange={(_, percent) => onChange(percent.width > 0 && percent.height > 0 ? fromPercent(percent) : WHOLE)}
        keepSelection
        ruleOfThirds
        minWidth={20}
        minHeight={20}
        ariaLabels={LABELS}
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
