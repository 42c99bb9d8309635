import { formatDateTime } from '../data/format-date.ts';

type Props = { deletedAt: string; expiresAt: string; by?: string | undefined };

/** Since when something is in a bin, and until when. */
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
