import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { VersionAsRead } from '../history/VersionAsRead.tsx';
import { $dashboardAddress } from '../navigation/scroll-positions.ts';
import { Section } from './fields/Section.tsx';
import { ReviewOfArticle } from './review/ReviewSection.tsx';
import { findBrowserTexts } from './unsaved-text/browser-texts.ts';
import { useServerTexts } from './unsaved-text/server-texts.ts';
import { t } from './words.ts';

type Props = { article: EditableArticle; onUseTexts: () => void };

/** A colleague's article, for users who may not change it: without fields, because nothing could be saved. */
export function ReadOnlyArticle({ article, onUseTexts }: Props) {
  const { id, isPublished, draftChanges, handIn } = article;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <a href={useStore($dashboardAddress)} className={`${LINK} mr-auto text-ink-soft`}>
          <span aria-hidden="true">←&nbsp;</span>
          {t('Back to dashboard')}
        </a>
        <a href={paths.preview(id)} target="_blank" rel="noopener" className={LINK}>
          {t.rich('Preview<hidden> (opens in a new tab)</hidden>', {
            hidden: (inside) => <span className="sr-only">{inside}</span>,
          })}
        </a>
        <a href={paths.history(id)} className={LINK}>
          {t('History')}
        </a>
      </div>
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-3">
        <h1 className="text-xl">{t('Read Article')}</h1>
        <span className={badge(isPublished ? 'success' : 'draft')}>
          {t(isPublished ? (draftChanges ? 'Published · draft changes' : 'Published') : 'Draft')}
          {handIn && ` · ${t(handIn.givenBack ? 'given back' : 'handed in')}`}
        </span>
      </div>
      <p className="mb-6 rounded-xs border border-linen/60 bg-plaster px-4 py-2.5 text-sm">
        {t(
          'This is an article of a colleague. You may read it; to change articles of others, you need the role Editor.',
        )}
      </p>
      <UnsavedText articleId={id} onUse={onUseTexts} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <section aria-labelledby="text" className="min-w-0">
          <h2 id="text" className="sr-only">
            {t('The article')}
          </h2>
          <VersionAsRead article={draftChanges?.article ?? article} />
        </section>
        <Section title={t('Medical review')}>
          <ReviewOfArticle id={id} mayChange={false} />
        </Section>
      </div>
    </>
  );
}

const LINK = 'inline-flex min-h-10 items-center text-sm underline-offset-4 hover:underline';

/** Text that the user typed with an earlier role. */
function UnsavedText({ articleId, onUse }: { articleId: number; onUse: () => void }): ReactNode {
  const { id: userId } = useStaffUser();
  const [hasText, setHasText] = useState(() => findBrowserTexts(userId, articleId).length > 0);
  useServerTexts({
    userId,
    textsOf: articleId,
    onFound: ({ length }) => setHasText((before) => before || length > 0),
  });
  if (!hasText) return null;
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center gap-3 rounded-sm bg-success-soft px-5 py-3">
      <p className="mr-auto text-sm">
        {t('You have unsaved changes of this article. They can become a new draft of yours.')}
      </p>
      <button type="button" className={button('primary', 'small')} onClick={onUse}>
        {t('Use them for a new draft')}
      </button>
    </div>
  );
}
