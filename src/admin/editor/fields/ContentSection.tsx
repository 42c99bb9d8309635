import { useStore } from '@nanostores/react';
import { TextField } from '../../forms/TextField.tsx';
import { CardPreview } from '../preview/CardPreview.tsx';
import { $form, setField } from '../state/editor-state.ts';
import { BodyField } from './BodyField.tsx';
import { Counts } from './Counts.tsx';
import { Section } from './Section.tsx';
import { VideoField } from './VideoField.tsx';

type Props = { errors: Record<string, string>; siteUrl: string; startsInTitle: boolean };

export function ContentSection({ errors, siteUrl, startsInTitle }: Props) {
  const { title, slug, excerpt, type } = useStore($form, { keys: ['title', 'slug', 'excerpt', 'type'] });
  return (
    <Section title="Article Content">
      <TextField
        label="Title"
        required
        lang="nl"
        value={title}
        onChange={(value) => setField('title', value)}
        error={errors['title']}
        autoFocus={startsInTitle}
      />
      <TextField
        label="URL Slug"
        value={slug}
        onChange={(value) => setField('slug', value)}
        error={errors['slug']}
        hint={`${new URL(siteUrl).host}/magazine/${type}/${slug || '…'}`}
      />
      <TextField
        label="Excerpt"
        lang="nl"
        rows={3}
        value={excerpt}
        onChange={(value) => setField('excerpt', value)}
        error={errors['excerpt']}
        hint={<Counts text={excerpt} max={500} />}
      />
      <BodyField error={errors['content']} />
      {type === 'video' && <VideoField error={errors['videoUrl']} />}
      <CardPreview />
    </Section>
  );
}
