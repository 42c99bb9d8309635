import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { imageSource } from '../../../../shared/pictures/picture.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { ImageUpload } from '../../../uploads/ImageUpload.tsx';
import { $pendingUploads } from '../../../uploads/pending-uploads.ts';
import { insertBlock } from '../insert/run-insertable.ts';
import { returnToText } from '../return-to-text.ts';
import { languageOf } from '../typing/settings.ts';
import { t } from '../words.ts';
import { attributesOf, type Description, PictureDescription } from './PictureDescription.tsx';

type Props = { editor: Editor; count?: 1 | 2; onClose: () => void };
type Picture = Description & { upload: string };

/** Asks for one picture, or for two that stand side by side; their caption is typed in the text. Loaded at the first use. */
export function FigureDialog({ editor, count = 1, onClose }: Props) {
  const [pictures, setPictures] = useState<Picture[]>(() =>
    Array.from({ length: count }, () => ({ upload: '', alt: '', isDecorative: false })),
  );
  const [missing, setMissing] = useState(false);
  const isWaiting = useStore($pendingUploads) > 0;
  const change = (index: number, changes: (before: Picture) => Partial<Picture>) =>
    setPictures((all) => all.map((picture, at) => (at === index ? { ...picture, ...changes(picture) } : picture)));
  const firstEmpty = pictures.findIndex(({ upload }) => !upload);

  const save = () => {
    if (isWaiting) return;
    setMissing(firstEmpty >= 0);
    if (firstEmpty >= 0) return;
    onClose();
    const images = pictures.map(({ upload, ...described }) => ({
      type: 'image',
      attrs: { src: imageSource(upload), ...attributesOf(described) },
    }));
    insertBlock(editor, { type: 'figure', content: [...images, { type: 'figureCaption' }] }, { cursor: 'inside' });
  };

  const label = t(count === 1 ? 'Add figure' : 'Add both');
  return (
    <FormDialog
      onClose={onClose}
      onClosed={() => returnToText(editor)}
      title={t(count === 1 ? 'Add a figure' : 'Add two pictures')}
      description={t('You type the caption below it, in the text.')}
    >
      <DialogForm isChanged={pictures.some(({ upload, alt }) => upload || alt)} onSubmit={save}>
        {pictures.map(({ upload, alt, isDecorative }, index) => (
          <fieldset key={index === 0 ? 'first' : 'second'} className="space-y-4">
            <legend className={count === 1 ? 'sr-only' : 'text-sm font-medium'}>
              {t(index === 0 ? 'First picture' : 'Second picture')}
            </legend>
            <ImageUpload
              label={t('From this device')}
              value={upload}
              alt={alt}
              uploadType="article"
              takesPasted={index === Math.max(firstEmpty, 0)}
              error={missing && !upload ? t('Choose a picture.') : undefined}
              onChange={(chosen) => change(index, () => ({ upload: chosen }))}
              onDescribe={(filledIn) => change(index, () => ({ alt: filledIn }))}
            />
            <PictureDescription
              lang={languageOf(editor)}
              {...{ alt, isDecorative }}
              onChange={(changes) => change(index, () => changes)}
            />
          </fieldset>
        ))}
        <div className={overlay.actions}>
          <SubmitButton label={label} pendingLabel={label} isPending={isWaiting} />
        </div>
      </DialogForm>
    </FormDialog>
  );
}
