import { useStore } from '@nanostores/react';
import { TextField } from '../forms/TextField.tsx';
import { ImageUpload } from '../uploads/ImageUpload.tsx';
import { $form, setField } from './editor-state.ts';
import { Section } from './Section.tsx';

/** §2: the featured image and its alternative text. */
export function ImageSection({ errors }: { errors: Record<string, string> }) {
  const { image, imageAlt } = useStore($form, { keys: ['image', 'imageAlt'] });
  return (
    <Section title="Featured Image">
      <ImageUpload
        label="Image"
        uploadType="article"
        value={image}
        alt={imageAlt}
        onChange={(value) => setField('image', value)}
        error={errors['image']}
      />
      <TextField
        label="Image Alt Text"
        lang="nl"
        value={imageAlt}
        onChange={(value) => setField('imageAlt', value)}
        error={errors['imageAlt']}
        hint="What the picture shows, for those who cannot see it."
      />
    </Section>
  );
}
