import { useMemo, useRef } from 'react';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { useComparison } from '../compare/CompareDialog.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { typedAt } from '../data/typed-at.ts';
import { useMachine, useMachineState } from './effects/use-machine.ts';
import { formOver, mineLabel } from './state/conflict.ts';
import type { Choice } from './state/events.ts';
import type { Phase, ServerVersion } from './state/machine-state.ts';
import { t } from './words.ts';

export function ConflictDialog() {
  const phase = useMachineState((state) => state.phase);
  return phase.name === 'conflict' && <OpenDialog conflict={phase} />;
}

type Conflict = Extract<Phase, { name: 'conflict' }>;

/**
 * Shows the author of another version and the differences. The version that is not chosen is stored in this browser.
 */
function OpenDialog({ conflict }: { conflict: Conflict }) {
  const { theirs, hasStorageFailed } = conflict;
  const { dispatch } = useMachine();
  const form = useMachineState((state) => state.form);
  const saved = useMachineState((state) => state.saved);
  // As it will be saved: nobody unpublishes what they did not touch.
  const mine = useMemo(() => formOver({ form, saved }, theirs), [form, saved, theirs]);
  const label = useMachineState(mineLabel);
  const firstButton = useRef<HTMLButtonElement>(null);
  const isSameUser = useStaffUser().id === theirs.savedBy?.staffId;
  const { sentence, comparison } = useComparison(theirs.form, mine, {
    after: t('Your version'),
    before: t(isSameUser ? 'The other version' : 'Their version'),
  });
  const keepEditing = () => dispatch({ type: 'decision-put-off' });
  const choose = (choice: Choice) => dispatch({ type: 'version-chosen', choice, at: typedAt() });
  return (
    <Dialog
      open
      onOpenChange={keepEditing}
      size="wide"
      title={t(TITLES[theirs.what][isSameUser ? 'here' : 'elsewhere'])}
      description={t(WHAT_HAPPENED[theirs.what], {
        who: isSameUser ? t('You') : (theirs.savedBy?.name ?? t('Somebody')),
        when: formatDateTime(theirs.savedAt),
      })}
      initialFocus={firstButton}
    >
      <p className="mt-1.5 text-sm text-ink-soft">
        {sentence}{' '}
        {t(
          'Whichever you choose, the other one stays in this browser and is offered when you open this article again.',
        )}
      </p>
      {comparison}
      {hasStorageFailed && (
        <p role="alert" className="mt-5 rounded-xs bg-danger-soft px-4 py-3 text-sm text-danger">
          {t(
            'This browser cannot keep the other version. Copy what you still need from it first; choose again to go on without it.',
          )}
        </p>
      )}
      <div className={overlay.stickyActions}>
        <button ref={firstButton} type="button" className={button('primary', 'small')} onClick={keepEditing}>
          {t('Keep editing')}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose('theirs')}>
          {t(isSameUser ? 'Use the other version' : 'Use their version')}
        </button>
        <button type="button" className={button('secondary', 'small')} onClick={() => choose('mine')}>
          {t(label)}
        </button>
      </div>
    </Dialog>
  );
}

const WHAT_HAPPENED = {
  saved: '{who} saved another version on {when}. Nothing has been overwritten yet.',
  'saved-draft': '{who} saved draft changes on {when}. Nothing has been overwritten yet.',
  published: '{who} published the draft changes on {when}. Nothing has been overwritten yet.',
  'published-draft':
    '{who} saved the article last, on {when}, and it was published meanwhile. Nothing has been overwritten yet.',
  unpublished: '{who} unpublished the article on {when}. Nothing has been overwritten yet.',
  // The time is not known.
  discarded: '{who} discarded the draft changes. Nothing has been overwritten yet.',
} as const satisfies Record<ServerVersion['what'], string>;

const CHANGED = {
  here: 'This article was changed in another window',
  elsewhere: 'This article was changed by someone else',
} as const;

const PUBLISHED = {
  here: 'This article was published in another window',
  elsewhere: 'This article was published by someone else',
} as const;

/** By the user in another window, or by somebody else. */
const TITLES = {
  saved: CHANGED,
  'saved-draft': CHANGED,
  discarded: CHANGED,
  published: PUBLISHED,
  'published-draft': PUBLISHED,
  unpublished: {
    here: 'This article was unpublished in another window',
    elsewhere: 'This article was unpublished by someone else',
  },
} as const satisfies Record<ServerVersion['what'], object>;
