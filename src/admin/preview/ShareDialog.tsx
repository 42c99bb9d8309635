import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { createPreviewLink, PreviewLink } from '../../shared/contract/articles/preview-links.ts';
import type { EndpointResponse } from '../../shared/contract/endpoint.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import { describeMaking, describeSharedVersion, describeUse, previewLinksQuery } from './preview-links.ts';

export type Made = EndpointResponse<typeof createPreviewLink>;

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
      title={version === undefined ? 'Share preview' : `Share version ${version}`}
      description="Anyone with the link can read the article without an account, until its time is over, you revoke it or you publish."
    >
      {error && !shown && (
        <div className="mt-5">
          <LoadError what="the preview links" error={error} onRetry={() => $links.revalidate()} />
        </div>
      )}
      {!error && !shown && (
        <Skeletons label="Loading the preview links" className="mt-5 space-y-3" itemClassName="h-12" />
      )}
      {hasUnsaved && mayShare && (
        <p className="mt-4 rounded-xs bg-plaster p-3 text-sm">
          Your last changes are not saved, so no link shows them yet.
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
  return (
    <p className="mt-5 text-sm">
      Readers already see everything that was saved of this article. Save your changes as a draft first, or share a
      version from its{' '}
      <a href={paths.history(articleId)} className="underline underline-offset-4">
        history
      </a>
      .
    </p>
  );
}

type CreatedLinkProps = { made: Made; onAnother: () => void };

/** The address of a new link, which the server sends only once. */
const CreatedLink = ({ made: { link, url }, onAnother }: CreatedLinkProps) => (
  <CopyableLink
    label="Link for a reader"
    url={url}
    hint={`${describeSharedVersion(link)}, until ${formatDateTime(link.expiresAt)}. Copy it now: it is not shown again.`}
  >
    <button type="button" className={button('quiet', 'small')} onClick={onAnother}>
      Make another
    </button>
  </CopyableLink>
);

type LinkListProps = { articleId: number; links: PreviewLink[]; onRevoked: (id: number) => void };

function LinkList({ articleId, links, onRevoked }: LinkListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="mt-7 border-t border-linen/60 pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-sm font-medium outline-none">
        {links.length === 0 ? 'No link of this article works' : `Links that work: ${links.length}`}
      </h3>
      <ul className="mt-1 divide-y divide-linen/50">
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
      showToast({ title: 'Link revoked', description: 'It no longer shows anything.' });
      onRevoked();
    },
    onError: (error) =>
      showToast({ title: 'Failed to revoke the link', description: errorMessage(error), tone: 'danger' }),
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
        Revoke<span className="sr-only"> the link: {describeMaking(link)}</span>
      </button>
    </li>
  );
}
