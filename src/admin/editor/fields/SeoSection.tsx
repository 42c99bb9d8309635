import { SEO_DESCRIPTION_LENGTH } from '../../../shared/constants.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useEditorState, useField, useSetField } from '../effects/use-editor.ts';
import { t } from '../words.ts';
import { Counts } from './Counts.tsx';
import { Previews } from './previews.tsx';
import { Section } from './Section.tsx';

export function SeoSection({ siteUrl }: { siteUrl: string }) {
  const setField = useSetField();
  const errors = useEditorState((state) => state.errors);
  const [seoTitle, seoDescription] = [useField('seoTitle'), useField('seoDescription')];
  const language = useField('language');
  return (
    <Section title={t('SEO Settings')}>
      <TextField
        label={t('SEO Title')}
        lang={language}
        data-field="seoTitle"
        value={seoTitle}
        onChange={(value) => setField('seoTitle', value)}
        error={errors['seoTitle']}
        hint={<Counts text={seoTitle} max={200} />}
      />
      <TextField
        label={t('SEO Description')}
        lang={language}
        rows={3}
        data-field="seoDescription"
        value={seoDescription}
        onChange={(value) => setField('seoDescription', value)}
        error={errors['seoDescription']}
        hint={<Counts text={seoDescription} max={320} advice={SEO_DESCRIPTION_LENGTH} />}
      />
      <Previews siteUrl={siteUrl} />
    </Section>
  );
}
