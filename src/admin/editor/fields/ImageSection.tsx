import { useRef, useState } from 'react';
import { isRemoteImage, pictureHash } from '../../../shared/pictures/picture.ts';
import { button } from '../../../ui/forms/button.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { useOnDemand } from '../../navigation/on-demand.ts';
import { copyImages } from '../../uploads/copy-image.ts';
import { ImageUpload } from '../../uploads/ImageUpload.tsx';
import { useField, useMachine, useMachineState, useSetField } from '../effects/use-machine.ts';
import { t } from '../words.ts';
import { ArticleTextField } from './ArticleTextField.tsx';
import { RemotePicturesWarning } from './RemotePicturesWarning.tsx';
import { Section } from './Section.tsx';

export function ImageSection() {
  const { $state } = useMachine();
  const setField = useSetField();
  const error = useMachineState(({ errors }) => errors['image']);
  const [image, imageAlt] = [useField('image'), useField('imageAlt')];
  const isDecorative = useField('imageIsDecorative');
  const upload = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLDivElement>(null);
  const take = (value: string) => {
    setField('image', value);
    // The next picture may need words.
    if (!value) setField('imageIsDecorative', false);
    // What it shows is the next thing to say, for who is still here.
    if (value && !imageAlt && upload.current?.contains(document.activeElement))
      description.current?.querySelector('input')?.focus();
  };
  return (
    <Section title={t('Featured Image')}>
      <div ref={upload}>
        <ImageUpload
          label={t('Image')}
          uploadType="article"
          value={image}
          alt={imageAlt}
          onChange={take}
          onDescribe={(alt) => setField('imageAlt', alt)}
          error={error}
        />
      </div>
      <EditPicture key={image} hash={pictureHash(image)} />
      <RemotePicturesWarning
        label={t('Featured image from another website')}
        sources={isRemoteImage(image) ? [image] : []}
        onCopy={() =>
          copyImages([image], (copied, src) => $state.get().form.image === copied && setField('image', src))
        }
      />
      {!isDecorative && (
        <div ref={description}>
          <ArticleTextField
            name="imageAlt"
            label={t('Image Alt Text')}
            hint={t('What the picture shows, for those who cannot see it.')}
          />
        </div>
      )}
      {/* A described picture is no decoration. */}
      {image && (isDecorative || !imageAlt) && (
        <SwitchField
          label={t('Only decoration here')}
          hint={t('Screen readers skip the picture above this article, even if the library describes it.')}
          checked={isDecorative}
          onChange={(checked) => setField('imageIsDecorative', checked)}
        />
      )}
    </Section>
  );
}

const loadPicture = async () => (await importModule(() => import('../../pictures/PictureDialog.tsx'))).PictureDialog;

/** Opens the cover's own dialog, with crop and focal point. Only of a picture of the library. */
function EditPicture({ hash }: { hash: string | undefined }) {
  const [opened, setOpened] = useState<string | null>(null);
  const PictureDialog = useOnDemand(opened, loadPicture, setOpened);
  if (!hash) return null;
  return (
    <>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpened(hash)}>
        {t('Crop and focal point…')}
      </button>
      {PictureDialog && <PictureDialog hash={hash} onClose={() => setOpened(null)} />}
    </>
  );
}
