import { useRef } from 'react';
import { isRemoteImage } from '../../../shared/pictures/picture.ts';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { copyImages } from '../../uploads/copy-image.ts';
import { ImageUpload } from '../../uploads/ImageUpload.tsx';
import { useEditorState, useField, useSetField } from '../effects/use-editor.ts';
import { RemotePicturesWarning } from './RemotePicturesWarning.tsx';
import { Section } from './Section.tsx';

export function ImageSection() {
  const setField = useSetField();
  const errors = useEditorState((state) => state.errors);
  const [image, imageAlt] = [useField('image'), useField('imageAlt')];
  const isDecorative = useField('imageIsDecorative');
  const language = useField('language');
  const upload = useRef<HTMLDivElement>(null);
  const description = useRef<HTMLDivElement>(null);
  const take = (value: string) => {
    setField('image', value);
    // What it shows is the next thing to say, for who is still here.
    if (value && !imageAlt && upload.current?.contains(document.activeElement))
      description.current?.querySelector('input')?.focus();
  };
  return (
    <Section title="Featured Image">
      <div ref={upload}>
        <ImageUpload
          label="Image"
          uploadType="article"
          value={image}
          alt={imageAlt}
          onChange={take}
          onChoose={({ alt }) => imageAlt || setField('imageAlt', alt ?? '')}
          error={errors['image']}
        />
      </div>
      <RemotePicturesWarning
        label="Featured image from another website"
        sources={isRemoteImage(image) ? [image] : []}
        onCopy={() => copyImages([image], (_, src) => setField('image', src))}
      />
      {!isDecorative && (
        <div ref={description}>
          <TextField
            label="Image Alt Text"
            lang={language}
            data-field="imageAlt"
            value={imageAlt}
            onChange={(value) => setField('imageAlt', value)}
            error={errors['imageAlt']}
            hint="What the picture shows, for those who cannot see it."
          />
        </div>
      )}
      {/* A described picture is no decoration. */}
      {image && (isDecorative || !imageAlt) && (
        <SwitchField
          label="Only decoration here"
          hint="Screen readers skip the picture above this article, even if the library describes it."
          checked={isDecorative}
          onChange={(checked) => setField('imageIsDecorative', checked)}
        />
      )}
    </Section>
  );
}
