import { call } from '../../../shared/api-client.ts';
import { $connection } from '../../connection/connection.ts';
import { trackConnection } from '../../connection/track-connection.ts';
import { refresh } from '../../data/query.ts';
import { $session, onSessionChange } from '../../session/session.ts';
import { type Draft, localDrafts } from './drafts.ts';
import { $beingRemoved, draftKey, placeOf } from './keys.ts';
import { createServerDrafts } from './server-drafts.ts';

// Not `staffCall`: a login dialog must not interrupt typing.
const serverDrafts = createServerDrafts({
  store: ({ key, at, form, version, draftNumber = null, restored = null }) =>
    trackConnection(async () => {
      const params = paramsOf(key);
      if (!params) return;
      const body = { at, form, version, draftNumber, restored };
      await call('PUT /api/admin/recoverable-drafts/:articleId/:visit', { params, body });
    }),
  remove: (key) =>
    trackConnection(async () => {
      const params = paramsOf(key);
      if (params) await call('DELETE /api/admin/recoverable-drafts/:articleId/:visit', { params });
    }),
  onChanged: () => refresh(['unsaved-articles']),
  onRemoving: (keys) => $beingRemoved.set(keys),
});

export const { $syncedAt } = serverDrafts;

/** A colleague's version stays in this browser only: the history has it. */
export const syncToServer = (draft: Draft): void => {
  if (!draft.replaced) serverDrafts.syncLater(draft);
};

export const removeFromServer = (key: string): void => serverDrafts.removeNow(key);

/** For when the editor closes or the tab goes into the background: it may never come back. */
export const sendWaitingDrafts = (): void => void serverDrafts.flush();

/** Sends all drafts that this browser stores for the user; false when the server does not have all of them. */
export async function sendAllToServer(userId: number): Promise<boolean> {
  const drafts = localDrafts(userId).filter(({ replaced }) => !replaced);
  for (const draft of drafts) if (!hasNewest(draft)) serverDrafts.syncLater(draft);
  await serverDrafts.flush();
  return serverDrafts.isIdle() && drafts.every(hasNewest);
}

const hasNewest = ({ key, at }: Draft): boolean => ($syncedAt.get()[key] ?? '') >= at;

/** The user's drafts of one article on the server. */
export async function loadServerDrafts(userId: number, draftsOf: number | 'new'): Promise<Draft[]> {
  const params = { articleId: draftsOf === 'new' ? 0 : draftsOf };
  const { drafts } = await trackConnection(() => call('GET /api/admin/recoverable-drafts/:articleId', { params }));
  return drafts
    .map(({ visit, draftNumber, restored, ...draft }): Draft => {
      const based = { ...(draftNumber !== null && { draftNumber }), ...(restored && { restored }) };
      return { ...draft, ...based, key: draftKey(userId, draftsOf, visit), isElsewhere: true };
    })
    .filter(({ key }) => !serverDrafts.isRemoved(key));
}

/** Undefined for a text of a previous user of this tab. */
function paramsOf(key: string): { articleId: number; visit: number } | undefined {
  const { userId, ...params } = placeOf(key) ?? {};
  return userId === $session.get().data?.user?.id ? (params as { articleId: number; visit: number }) : undefined;
}

$connection.listen((state) => state === 'back' && serverDrafts.retryNow());
onSessionChange((user) => (user ? serverDrafts.retryNow() : serverDrafts.clear()));
