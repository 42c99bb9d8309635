import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { AnsweredPage, ToDoGroups } from '../../shared/contract/to-do.ts';
import { paths } from '../../shared/paths.ts';
import { passFocusToNext } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { refresh } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { useMutation } from '../data/use-mutation.ts';
import { hidden } from '../language/words.tsx';
import { ActionLabel } from '../lists/ActionLabel.tsx';
import { ignoreSecondClick } from '../lists/ignore-second-click.ts';
import { $careTitles } from './care-titles.ts';
import { Entries, Group } from './Group.tsx';
import { t } from './words.ts';

export function ReaderFeedback({ group: { total, entries } }: { group: ToDoGroups['readerFeedback'] }) {
  if (entries.length === 0) return null;
  return (
    <Group
      title={t('What readers said')}
      hint={t(
        'Answers of the last year to “Was this clear?”. Readers who left words expect no reply; “Done” puts their words aside.',
      )}
      total={total}
      listed={entries.reduce((sum, { words }) => sum + words.length, 0)}
    >
      <Entries>
        {entries.map((page) => (
          <Page key={page.path} page={page} />
        ))}
      </Entries>
    </Group>
  );
}

function Page({ page: { path, article, yes, no, words } }: { page: AnsweredPage }) {
  const { data: careTitles = {} } = useStore($careTitles);
  const title = article?.title ?? careTitles[path] ?? path;
  const name = <ArticleTitle language={article?.language} title={title} />;
  return (
    <li>
      <article aria-label={title} className="px-4 py-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <h3 className="font-sans text-sm font-medium tracking-normal wrap-anywhere">
            <a href={path} target="_blank" rel="noopener" className="underline-offset-4 not-hover:no-underline">
              {t.rich('{name}<hidden> (opens in a new tab)</hidden>', { name, hidden })}
            </a>
          </h3>
          <p className="tabular-figures text-xs text-ink-soft">{t('Clear: {yes} yes, {no} no', { yes, no })}</p>
          {article && (
            <a href={paths.editor(article.id)} className={`${button('quiet', 'small')} -my-2 sm:ml-auto`}>
              <ActionLabel label={t('Edit')} name={name} />
            </a>
          )}
        </div>
        {words.length > 0 && (
          <ul className="mt-1">
            {words.map(({ id, text, isClear, createdAt }) => (
              <li key={id} className="flex items-start gap-x-3 border-l-2 border-linen py-1 pl-3">
                <div className="mr-auto min-w-0 py-1.5 text-sm">
                  <p lang="nl" className="max-w-prose wrap-anywhere whitespace-pre-line">
                    {text}
                  </p>
                  <p className="text-xs text-ink-soft">
                    {isClear ? t('Clear') : t('Not clear')},{' '}
                    <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                  </p>
                </div>
                <DoneButton ids={[id]} about={text} />
              </li>
            ))}
          </ul>
        )}
        {words.length > 1 && (
          <p className="mt-1 flex justify-end border-t border-linen/50 pt-1">
            <DoneButton ids={words.map(({ id }) => id)} about={name} />
          </p>
        )}
      </article>
    </li>
  );
}

type DoneButtonProps = {
  ids: number[];
  /** For screen readers. */
  about: ReactNode;
};

/** Marks readers' comments as handled, for users who may; Undo reopens them. */
function DoneButton({ ids, about }: DoneButtonProps) {
  const mayPut = useMay('magazine.manage');
  const putting = useMutation({
    run: () => markHandled(ids, true),
    onDone: () =>
      showToast({
        title: t('Marked as handled|{count} marked as handled', { count: ids.length }),
        action: { label: t('Undo'), altText: t('Press F8, then Tab, to undo it.'), run: () => void bringBack(ids) },
      }),
    onError: (error) => showFailure(t('Failed to mark it as handled'), error),
  });
  if (!mayPut) return null;
  return (
    <button
      ref={passFocusToNext}
      type="button"
      aria-disabled={putting.isPending || undefined}
      className={`${button('quiet', 'small')} shrink-0`}
      onClickCapture={ignoreSecondClick}
      onClick={() => void putting.run()}
    >
      {ids.length === 1
        ? t.rich('Done<hidden> with {about}</hidden>', { about, hidden })
        : t.rich('All {count} done<hidden> with {about}</hidden>', { count: ids.length, about, hidden })}
    </button>
  );
}

async function markHandled(ids: number[], handled: boolean): Promise<void> {
  await staffCall('POST /api/admin/feedback/handled', { body: { ids, handled } });
  refresh(['articles', 'to-do']);
}

const bringBack = (ids: number[]) =>
  markHandled(ids, false).catch((error: unknown) => showFailure(t('Failed to bring it back'), error));

const showFailure = (title: string, error: unknown) =>
  showToast({ title, description: errorMessage(error), tone: 'danger' });
