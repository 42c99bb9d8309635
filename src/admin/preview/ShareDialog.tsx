import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { MAX_PREVIEW_DAYS, PREVIEW_DAYS } from '../../shared/constants.ts';
import type { createPreviewLink, listPreviewLinks, PreviewLink } from '../../shared/contract/articles/preview-links.ts';
import type { EndpointResponse } from '../../shared/contract/endpoint.ts';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { articleQuery } from '../articles/articles.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { form } from '../forms/form-classes.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { hidden } from '../language/words.tsx';
import { ignoreSecondClick } from '../lists/ignore-second-click.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useSite } from '../navigation/site.ts';
import { t } from './words.ts';

type Made = EndpointResponse<typeof createPreviewLink>;

type Props = {
  articleId: number;
  /** The version to share; without it, staff choose between the currently saved version and the newest at any time. */
  version?: number;
  /** Whether the editor has changes that no link shows. */
  hasUnsaved?: boolean;
  onClose: () => void;
};

/** Creates links that show an article before it is published, and lists those that work. */
export function ShareDialog({ articleId, version, hasUnsaved = false, onClose }: Props) {
  const $links = useMemo(() => previewLinksQuery(articleId), [articleId]);
  const { data, error } = useStore($links);
  const shown = usePreviousValue(data);
  // A colleague may have opened or revoked one since the dialog was last open.
  useEffect(() => {
    if ($links.get().data) $links.revalidate();
  }, [$links]);
  const [made, setMade] = useState<Made>();
  const mayShare = version !== undefined || shown?.hasUnpublishedText;
  return (
    <FormDialog
      onClose={onClose}
      title={version === undefined ? t('Share preview') : t('Share version {version}', { version: String(version) })}
      description={t(
        'Anyone with the link can read the article without an account, until its time is over, you revoke it or you publish.',
      )}
    >
      {error && !shown && (
        <div className="mt-5">
          <LoadError what={t('the preview links')} error={error} onRetry={() => $links.revalidate()} />
        </div>
      )}
      {!error && !shown && (
        <Skeletons label={t('Loading the preview links')} className="mt-5 space-y-3" itemClassName="h-12" count={1} />
      )}
      {hasUnsaved && mayShare && (
        <p className="mt-4 rounded-xs bg-plaster p-3 text-sm">
          {t('Your last changes are not saved, so no link shows them yet.')}
        </p>
      )}
      {shown && !mayShare && <NothingToShow articleId={articleId} />}
      {mayShare &&
        (made ? (
          <CreatedLink made={made} onAnother={() => setMade(undefined)} />
        ) : (
          <NewLinkForm articleId={articleId} version={version} onMade={setMade} />
        ))}
      {shown && (
        <LinkList
          articleId={articleId}
          links={shown.links}
          onRevoked={(id) => id === made?.link.id && setMade(undefined)}
        />
      )}
    </FormDialog>
  );
}

function NothingToShow({ articleId }: { articleId: number }) {
  const { siteUrl } = useSite();
  const [$article] = useState(() => articleQuery(articleId));
  const { data: article } = useStore($article);
  return (
    <>
      <p className="mt-5 text-sm">
        {t.rich(
          'Readers already see everything that was saved of this article. Save your changes as a draft first, or share a version from its <a>history</a>.',
          {
            a: (inside) => (
              <a href={paths.history(articleId)} className="underline underline-offset-4">
                {inside}
              </a>
            ),
          },
        )}
      </p>
      {article?.isPublished && (
        <CopyableLink
          label={t('Address on the website')}
          url={new URL(paths.magazineItem(article), siteUrl).href}
          hint={t('Anybody can open it.')}
        />
      )}
    </>
  );
}

type CreatedLinkProps = { made: Made; onAnother: () => void };

/** The address of a new link, which the server sends only once. */
const CreatedLink = ({ made: { link, url }, onAnother }: CreatedLinkProps) => (
  <CopyableLink
    label={t('Link for a reader')}
    url={url}
    hint={t('{shown}, until {until}. Copy it now: it is not shown again.', {
      shown: describeSharedVersion(link),
      until: formatDateTime(link.expiresAt),
    })}
  >
    <button type="button" className={button('quiet', 'small')} onClick={onAnother}>
      {t('Make another')}
    </button>
  </CopyableLink>
);

type LinkListProps = { articleId: number; links: PreviewLink[]; onRevoked: (id: number) => void };

function LinkList({ articleId, links, onRevoked }: LinkListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="mt-7 border-t border-linen/60 pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-sm font-medium outline-none">
        {links.length === 0
          ? t('No link of this article works')
          : t('Links that work: {links}', { links: links.length })}
      </h3>
      <ul className="mt-1 divide-y divide-linen/50" onClickCapture={ignoreSecondClick}>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            articleId={articleId}
            link={link}
            onRevoked={() => {
              // The focused button disappears with the link.
              heading.current?.focus();
              onRevoked(link.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { articleId: number; link: PreviewLink; onRevoked: () => void };

function LinkRow({ articleId, link, onRevoked }: RowProps) {
  const revoke = useMutation({
    run: () =>
      staffCall('DELETE /api/admin/articles/:id/preview-links/:link', { params: { id: articleId, link: link.id } }),
    refreshes: [['article', articleId, 'previews']],
    onDone: () => {
      showToast({ title: t('Link revoked'), description: t('It no longer shows anything.') });
      onRevoked();
    },
    onError: (error) =>
      showToast({ title: t('Failed to revoke the link'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-56 text-sm">
        {describeSharedVersion(link)}
        <span className="block text-xs text-ink-soft">{describeMaking(link)}</span>
        <span className="block text-xs text-ink-soft">{describeUse(link)}</span>
      </p>
      <button
        type="button"
        aria-disabled={revoke.isPending || undefined}
        className={`${button('secondary', 'small')} aria-disabled:opacity-70`}
        onClick={() => void revoke.run()}
      >
        {t.rich('Revoke<hidden> the link: {made}</hidden>', { hidden, made: describeMaking(link) })}
      </button>
    </li>
  );
}

const CHOICES = [
  { follows: true, label: 'What is saved last', hint: 'The link shows later changes too, once they are saved.' },
  { follows: false, label: 'Only this version', hint: 'The link keeps showing what is saved now.' },
] as const;

type NewLinkFormProps = { articleId: number; version: number | undefined; onMade: (made: Made) => void };

function NewLinkForm({ articleId, version, onMade }: NewLinkFormProps) {
  const [days, setDays] = useState(String(PREVIEW_DAYS));
  const [follows, setFollows] = useState(true);
  const count = parseWholeNumber(days.trim());
  const isValid = count !== undefined && count >= 1 && count <= MAX_PREVIEW_DAYS;
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () => {
      const revision = version ?? (follows ? null : ('current' as const));
      const body = { days: count ?? PREVIEW_DAYS, revision };
      onMade(await staffCall('POST /api/admin/articles/:id/preview-links', { params: { id: articleId }, body }));
    },
    failureTitle: t('Failed to make a link'),
    refreshes: [['article', articleId, 'previews']],
  });
  return (
    <DialogForm isChanged={days !== String(PREVIEW_DAYS) || !follows} onSubmit={(event) => isValid && onSubmit(event)}>
      {version === undefined && <Choice follows={follows} onChange={setFollows} />}
      <TextField
        label={t('Days that the link works')}
        type="number"
        value={days}
        onChange={setDays}
        error={errors['days'] ?? (isValid ? undefined : t('Choose 1 to {most} days', { most: MAX_PREVIEW_DAYS }))}
      />
      <SubmitButton
        label={t('Make a link')}
        pendingLabel={t('Making a link...')}
        isPending={isPending}
        disabled={!isValid}
      />
    </DialogForm>
  );
}

function Choice({ follows, onChange }: { follows: boolean; onChange: (follows: boolean) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className={form.label}>{t('The link shows')}</legend>
      {CHOICES.map((choice) => (
        <div key={choice.label} className="flex gap-2">
          <input
            type="radio"
            id={`${id}-${choice.follows}`}
            name={id}
            className="mt-3 size-5 shrink-0 accent-ink"
            checked={choice.follows === follows}
            onChange={() => onChange(choice.follows)}
            aria-describedby={`${id}-${choice.follows}-hint`}
          />
          <div className="min-w-0 py-2">
            <label htmlFor={`${id}-${choice.follows}`} className="block min-h-7 content-center text-sm">
              {t(choice.label)}
            </label>
            <p id={`${id}-${choice.follows}-hint`} className="text-xs text-ink-soft">
              {t(choice.hint)}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type PreviewLinks = EndpointResponse<typeof listPreviewLinks>;

/** The links of an article that still work, and whether it has anything to show. */
const previewLinksQuery = (id: number): Query<PreviewLinks> =>
  createQuery(['article', id, 'previews'], () =>
    staffCall('GET /api/admin/articles/:id/preview-links', { params: { id } }),
  );

/** What a link shows. */
const describeSharedVersion = ({ revision }: Pick<PreviewLink, 'revision'>): string =>
  revision === null ? t('What is saved last') : t('Version {number}', { number: String(revision) });

const describeMaking = ({ createdAt, createdBy }: PreviewLink): string =>
  [t('Made {when}', { when: formatDateTime(createdAt) }), createdBy?.name].filter(Boolean).join(' · ');

const describeUse = ({ expiresAt, lastUsedAt }: PreviewLink): string => {
  const until = formatDateTime(expiresAt);
  return lastUsedAt
    ? t('Works until {until}, last opened {opened}', { until, opened: formatDateTime(lastUsedAt) })
    : t('Works until {until}, not opened yet', { until });
};
