import { useStore } from '@nanostores/react';
import { SEO_DESCRIPTION_LENGTH } from '../../../shared/constants.ts';
import { TextField } from '../../forms/TextField.tsx';
import { SearchPreview } from '../preview/SearchPreview.tsx';
import { $form, setField } from '../state/editor-state.ts';
import { Counts } from './Counts.tsx';
import { Section } from './Section.tsx';

type Props = { errors: Record<string, string>; siteUrl: string };

export function SeoSection({ errors, siteUrl }: Props) {
  const { seoTitle, seoDescription } = useStore($form, { keys: ['seoTitle', 'seoDescription'] });
  return (
    <Section title="SEO Settings">
      <TextField
        label="SEO Title"
        lang="nl"
        value={seoTitle}
        onChange={(value) => setField('seoTitle', value)}
        error={errors['seoTitle']}
        hint={<Counts text={seoTitle} max={200} />}
      />
      <TextField
        label="SEO Description"
        lang="nl"
        rows={3}
        value={seoDescription}
        onChange={(value) => setField('seoDescription', value)}
        error={errors['seoDescription']}
        hint={<Counts text={seoDescription} max={320} advice={SEO_DESCRIPTION_LENGTH} />}
      />
      <SearchPreview siteUrl={siteUrl} />
    </Section>
  );
}
