import { useRef } from 'react';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { useComparison } from '../compare/CompareDialog.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { typedAt } from './effects/clock.ts';
import { useEditor, useEditorState } from './effects/use-editor.ts';
import type { Phase, ServerVersion } from './state/editor-state.ts';
import type { Version } from './state/events.ts';

export function ConflictDialog() {
  const phase = useEditorState((state) => state.phase);
  return phase.name === 'conflict' && <OpenDialog conflict={phase} />;
}

type Conflict = Extract<Phase, { name: 'conflict' }>;

/**
 * Shows the author of another version and the differences. The version that is not chosen is stored in this browser.
 */
function OpenDialog({ conflict }: { conflict: Conflict }) {
  const { theirs, hasStorageFailed } = conflict;
  const { dispatch } = useEditor();
  const mine = useEditorState(({ form }) => form);
  const firstButton = useRef<HTMLButtonElement>(null);
  const isSameUser = useStaffUser().id === theirs.savedBy?.staffId;
  const { sentence, comparison } = useComparison(theirs.form, mine, {
    after: 'Your version',
    before: isSameUser ? 'The other version' : 'Their version',
  });
  const keepEditing = () => dispatch({ type: 'decision-put-off' });
  const choose = (choice: Version) => dispatch({ type: 'version-chosen', choice, at: typedAt() });
  return (
    <Dialog
      open
      onOpenChange={keepEditing}
      size="wide"
      title={titleOf(theirs, isSameUser)}
      description={`${savedByName(theirs, isSameUser)} ${WHAT_HAPPENED[theirs.what](formatDateTime(theirs.savedAt))}. Nothing has been overwritten yet.`}
      initialFocus={firstButton}
    >
      <p className="mt-1.5 text-sm text-ink-soft">
        {sentence} Whichever you choose, the other one stays in this browser and is offered when you open this article
        again.
      </p>
      {comparison}
      {hasStorageFailed && (
        <p role="alert" className="mt-5 rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger">
          This browser cannot keep the other version. Copy what you still need from it first; choose again to go on
          without it.
        </p>
      )}
      <div className={overlay.stickyActions}>
        <button ref={firstButton} type="button" className={button('primary', 'small')} onClick={keepEditing}>
          Keep editing
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose('theirs')}>
          {isSameUser ? 'Use the other version' : 'Use their version'}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose('mine')}>
          {saveLabel(conflict, mine.isPublished)}
        </button>
      </div>
    </Dialog>
  );
}

const WHAT_HAPPENED: Record<ServerVersion['what'], (at: string) => string> = {
  saved: (at) => `saved another version on ${at}`,
  'saved-draft': (at) => `saved draft changes on ${at}`,
  published: (at) => `published the draft changes on ${at}`,
  unpublished: (at) => `unpublished the article on ${at}`,
  // The time is not known.
  discarded: () => 'discarded the draft changes',
};

function titleOf({ what }: ServerVersion, isSameUser: boolean): string {
  const change = what === 'published' ? 'published' : what === 'unpublished' ? 'unpublished' : 'changed';
  return `This article was ${change} ${isSameUser ? 'in another window' : 'by someone else'}`;
}

/** The Save button's label, which says what readers will see. */
function saveLabel({ request, theirs: { saved } }: Conflict, isPublished: boolean): string {
  if (request.target === 'draft-changes') return 'Save my version as draft';
  return request.publishes || (saved.draftChanges && isPublished) ? 'Publish my version' : 'Save my version';
}

const savedByName = ({ savedBy }: ServerVersion, isSameUser: boolean) =>
  isSameUser ? 'You' : (savedBy?.name ?? 'Somebody');
