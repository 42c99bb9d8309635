import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Presence } from '../../shared/contract/articles/presence.ts';
import { $router, screenAt } from '../navigation/routes.ts';
import { announcePresence } from './announce-presence.ts';
import { describeOthers } from './describe-others.ts';

/** For the article in the address; a new article gets one at its first save. */
export function OpenArticlePresence() {
  const path = useStore($router)?.path ?? '';
  const screen = screenAt(path);
  if (screen?.name !== 'editor' || screen.id === 'new') return null;
  return <PresenceNotice key={screen.id} articleId={screen.id} />;
}

/** Names the other users who have the article open. Not a lock: saving compares versions, and asks on a conflict. */
function PresenceNotice({ articleId }: { articleId: number }) {
  const [presence, setPresence] = useState<Presence>();
  useEffect(() => announcePresence(articleId, setPresence), [articleId]);
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
