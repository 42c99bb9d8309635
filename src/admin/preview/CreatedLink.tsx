import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { describeSharedVersion } from './preview-links.ts';
import type { Made } from './ShareDialog.tsx';

type Props = { made: Made; onAnother: () => void };

/** The address of a new link, which the server sends only once. */
export const CreatedLink = ({ made: { link, url }, onAnother }: Props) => (
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
