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
  return (
    <Section title="Featured Image">
      <ImageUpload
        label="Image"
        uploadType="article"
        value={image}
        alt={imageAlt}
        onChange={(value) => setField('image', value)}
        onChoose={({ alt }) => imageAlt || setField('imageAlt', alt ?? '')}
        error={errors['image']}
      />
      <RemotePicturesWarning
        label="Featured image from another website"
        sources={isRemoteImage(image) ? [image] : []}
        onCopy={() => copyImages([image], (_, src) => setField('image', src))}
      />
      {!isDecorative && (
        <TextField
          label="Image Alt Text"
          lang={language}
          data-field="imageAlt"
          value={imageAlt}
          onChange={(value) => setField('imageAlt', value)}
          error={errors['imageAlt']}
          hint="What the picture shows, for those who cannot see it."
        />
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
