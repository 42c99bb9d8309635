import { useEffect, useState } from 'react';
import type { Presence } from '../../shared/contract/presence.ts';
import { announceArticle } from './announce.ts';
import { describeOthers } from './others.ts';

/** Says who else has the article open. No lock: saving compares versions, and asks when two people changed one text. */
export function PresenceNotice({ articleId }: { articleId: number }) {
  const [presence, setPresence] = useState<Presence>();
  useEffect(() => announceArticle(articleId, setPresence), [articleId]);
  const text = presence && describeOthers(presence);
  return (
    <p
      role="status"
      className={text ? 'mb-6 rounded-xs border border-linen/60 bg-plaster px-4 py-2.5 text-sm' : 'sr-only'}
    >
      {text}
    </p>
  );
}
