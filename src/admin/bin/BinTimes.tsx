import { formatDateTime } from '../data/format-date.ts';
import { t } from './words.ts';

type Props = { deletedAt: string; expiresAt: string; by?: string | undefined };

/** When something was deleted, and until when it can be restored. */
export const BinTimes = ({ deletedAt, expiresAt, by }: Props) => (
  <>
    <span>
      {by
        ? t.rich('Deleted {when} by {by}', { when: <Time at={deletedAt} />, by })
        : t.rich('Deleted {when}', { when: <Time at={deletedAt} /> })}
    </span>
    <span>{t.rich('Here until {when}', { when: <Time at={expiresAt} /> })}</span>
  </>
);

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;
