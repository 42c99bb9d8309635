import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../shared/dates/durations.ts';
import { formatLocalTime } from '../data/format-date.ts';
import { $syncedAt } from './drafts/server-draft-sync.ts';
import { useEditorState } from './effects/use-editor.ts';
import { savedAgo } from './saved-ago.ts';
import { type EditorState, isChanged } from './state/editor-state.ts';

/**
 * When the article was saved, or where its unsaved changes are. The longest sentence needs no more lines than the
 * others.
 */
export function SaveState() {
  const syncedAt = useStore($syncedAt)[useEditorState(({ draft }) => draft.key)];
  const unsaved = useEditorState((state) => describeUnsaved(state, syncedAt));
  const savedAt = useEditorState(({ saved }) => saved.savedAt);
  return (
    <p className="text-xs text-ink-soft md:min-w-0 md:flex-1 md:text-right md:leading-tight max-md:order-last max-md:min-h-[1lh] max-md:basis-full max-[36rem]:min-h-[2lh]">
      {unsaved ?? (savedAt && <SavedAgo key={savedAt} at={savedAt} />)}
    </p>
  );
}

/** `syncedAt`: when the text on the server was typed. */
function describeUnsaved(state: EditorState, syncedAt: string | undefined): string | undefined {
  if (state.unstored.length > 0) return 'This browser cannot keep the other version: copy what you need from it';
  if (!isChanged(state)) return undefined;
  return `Unsaved changes${describeStorage(state.draft.storedAt, syncedAt)}${state.isOnline ? '' : '. You are offline'}`;
}

function describeStorage(storedAt: string | false | null, syncedAt: string | undefined): string {
  if (storedAt === false)
    return syncedAt
      ? `, kept on the server at ${formatLocalTime(syncedAt)}: this browser cannot keep them`
      : ': this browser cannot keep them, so save soon';
  if (!storedAt) return ', not kept in this browser yet';
  if (!syncedAt) return `, kept in this browser at ${formatLocalTime(storedAt)}`;
  const [here, there] = [formatLocalTime(storedAt), formatLocalTime(syncedAt)];
  return here === there
    ? `, kept in this browser and on the server at ${here}`
    : `, kept in this browser at ${here} and on the server at ${there}`;
}

function SavedAgo({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={at}>{savedAgo(at, now)}</time>;
}
