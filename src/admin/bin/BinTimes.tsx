import { formatDateTime } from '../data/format-date.ts';

type Props = { deletedAt: string; expiresAt: string; by?: string | undefined };

/** When something was deleted, and until when it can be restored. */
export const BinTimes = ({ deletedAt, expiresAt, by }: Props) => (
  <>
    <span>
      Deleted <time dateTime={deletedAt}>{formatDateTime(deletedAt)}</time>
      {by && ` by ${by}`}
    </span>
    <span>
      Here until <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
    </span>
  </>
);
