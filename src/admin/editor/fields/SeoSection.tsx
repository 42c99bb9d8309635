import { SEO_DESCRIPTION_LENGTH } from '../../../shared/constants.ts';
import { useField } from '../effects/use-machine.ts';
import { t } from '../words.ts';
import { ArticleTextField } from './ArticleTextField.tsx';
import { Counts } from './Counts.tsx';
import { Previews } from './previews.tsx';
import { Section } from './Section.tsx';

export function SeoSection({ siteUrl }: { siteUrl: string }) {
  const [seoTitle, seoDescription] = [useField('seoTitle'), useField('seoDescription')];
  return (
    <Section title={t('SEO Settings')}>
      <ArticleTextField name="seoTitle" label={t('SEO Title')} hint={<Counts text={seoTitle} max={200} />} />
      <ArticleTextField
        name="seoDescription"
        label={t('SEO Description')}
        rows={3}
        hint={<Counts text={seoDescription} max={320} advice={SEO_DESCRIPTION_LENGTH} />}
      />
      <Previews siteUrl={siteUrl} />
    </Section>
  );
}
