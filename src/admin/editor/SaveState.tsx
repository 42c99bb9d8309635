import { useEffect, useState } from 'react';
import { useEditorState } from './effects/use-editor.ts';
import { savedAgo } from './saved-ago.ts';
import { type EditorState, isChanged } from './state/editor-state.ts';

const MINUTE_MS = 60_000;
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** When the article was saved, or where its unsaved changes are. */
export function SaveState() {
  const unsaved = useEditorState(describeUnsaved);
  const savedAt = useEditorState(({ saved }) => saved.savedAt);
  return (
    <p className="text-xs text-ink-soft sm:ml-auto max-sm:order-last max-sm:min-h-[1lh] max-sm:basis-full max-[23rem]:min-h-[2lh]">
      {unsaved ?? (savedAt && <SavedAgo key={savedAt} at={savedAt} />)}
    </p>
  );
}

function describeUnsaved(state: EditorState): string | undefined {
  const { storedAt } = state.draft;
  if (state.unstored.length > 0) return 'This browser cannot keep the other version: copy what you need from it';
  if (!isChanged(state)) return undefined;
  if (storedAt === false) return 'Unsaved changes: this browser cannot keep them, so save soon';
  const where = storedAt
    ? `kept in this browser at ${time.format(new Date(storedAt))}`
    : 'not kept in this browser yet';
  return `Unsaved changes, ${where}${state.isOnline ? '' : '. You are offline'}`;
}

function SavedAgo({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={at}>{savedAgo(at, now)}</time>;
}
