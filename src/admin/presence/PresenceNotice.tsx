import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { screenAt } from '../../shared/admin-screens.ts';
import { call } from '../../shared/api-client.ts';
import { PRESENCE_PING_SECONDS } from '../../shared/constants.ts';
import type { Presence } from '../../shared/contract/articles/presence.ts';
import { listed, words } from '../language/words.tsx';
import { $router } from '../navigation/routes.ts';

const t = words(() => import('./nl.ts'));

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

const PING_MS = PRESENCE_PING_SECONDS * 1000;
/** Without a key, a click or a scroll for this long the user counts as absent. */
const IDLE_MS = 5 * 60 * 1000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Identifies this page; a reload counts as another tab. */
const tab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
  '',
);

/**
 * Announces that an article is open, while this tab is visible and in use, and passes on the other users: an empty list
 * when unknown. Returns a function that ends the announcement.
 */
function announcePresence(id: number, onHeard: (presence: Presence | undefined) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let usedAt = Date.now();
  let announcedAt = 0;

  const announce = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - usedAt > IDLE_MS) return;
    announcedAt = Date.now();
    // Not `staffCall`: a login dialog must not interrupt typing.
    const heard = await call('PUT /api/admin/articles/:id/presence/:tab', { params: { id, tab } }, { signal }).catch(
      () => undefined,
    );
    if (!signal.aborted) onHeard(heard);
  };
  const leave = () => void fetch(`/api/admin/articles/${id}/presence/${tab}`, { method: 'DELETE', keepalive: true });
  const onActivity = () => {
    usedAt = Date.now();
    if (usedAt - announcedAt > PING_MS) void announce();
  };

  for (const type of ACTIVITY_EVENTS) addEventListener(type, onActivity, { passive: true, capture: true, signal });
  document.addEventListener('visibilitychange', () => void announce(), { signal });
  addEventListener('pagehide', leave, { signal });
  const timer = setInterval(() => void announce(), PING_MS);
  void announce();
  return () => {
    clearInterval(timer);
    listening.abort();
    leave();
  };
}

const MAX_NAMED = 3;

/** Sentences about the other users of an article; undefined without any. */
export function describeOthers({ others, isOpenTwice }: Presence): string | undefined {
  if (others.length === 0)
    return isOpenTwice
      ? t('You have this article open in another tab too. The one that saves last is shown what the other changed.')
      : undefined;
  const named = others.slice(0, MAX_NAMED).map(({ name }) => name);
  const unnamed = others.length - named.length;
  const all = unnamed > 0 ? [...named, t('{count} other|{count} others', { count: unnamed })] : named;
  return t(
    all.length === 1
      ? '{names} has this article open too. The last to save is shown what the other changed.'
      : '{names} have this article open too. The last to save is shown what the other changed.',
    { names: listed(all) },
  );
}
