import type { SiteDocument } from '../../shared/contract/site-documents.ts';
import { badge } from '../../ui/badge.ts';
import { formatDateTime } from '../data/format-date.ts';
import { t } from './words.ts';

/** What visitors do not see yet. */
export function DocumentChips({ document: { hasDraft, scheduledFor } }: { document: SiteDocument }) {
  return (
    <>
      {hasDraft && <span className={badge('draft')}>{t('Draft')}</span>}
      {scheduledFor && (
        <span className={badge('quiet')}>{t('From {when}', { when: formatDateTime(scheduledFor) })}</span>
      )}
    </>
  );
}
