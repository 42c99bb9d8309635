import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { createPreviewLink } from '../../shared/contract/articles/preview-links.ts';
import type { EndpointResponse } from '../../shared/contract/endpoint.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import { describeSharedVersion, previewLinksQuery } from './preview-links.ts';

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
