import { useState } from 'react';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { CompareDialog, useComparison } from '../compare/CompareDialog.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { useMachine, useMachineState } from './effects/use-machine.ts';
import { isChanged, isFree, type SavedDraftChanges } from './state/machine-state.ts';
import { t } from './words.ts';

/** Says that readers do not see what is in the form. */
export function DraftChangesNotice() {
  const changes = useMachineState(({ saved }) => saved.draftChanges);
  return changes && <Notice changes={changes} />;
}

function Notice({ changes: { live } }: { changes: SavedDraftChanges }) {
  const [isComparing, setComparing] = useState(false);
  const isLiveNewer = useMachineState(({ saved }) => live.version > (saved.version ?? 0));
  return (
    <section
      ref={passFocusToPage}
      aria-label={t('Draft changes')}
      className="mb-6 flex flex-wrap items-center gap-3 rounded-sm border border-clay bg-surface px-[min(--spacing(5),6.25vw)] py-3"
    >
      <p className="mr-auto text-sm">
        {t.rich(
          isLiveNewer
            ? '<b>You are editing draft changes.</b> Readers see the version of {when}, which is newer than these draft changes. Compare before you publish.'
            : '<b>You are editing draft changes.</b> Readers see the version of {when}.',
          {
            b: (inside) => <strong className="font-medium">{inside}</strong>,
            when: formatDateTime(live.savedAt),
          },
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={button('secondary', 'small')} onClick={() => setComparing(true)}>
          {t('Compare')}
        </button>
        <DiscardButton />
      </div>
      {isComparing && <CompareWithLive live={live} onClose={() => setComparing(false)} />}
    </section>
  );
}

/** Compares the form with what readers see. */
function CompareWithLive({ live, onClose }: { live: SavedDraftChanges['live']; onClose: () => void }) {
  const form = useMachineState((state) => state.form);
  const { sentence, comparison } = useComparison(live.form, form, {
    after: t('In the editor'),
    before: t('Readers see, since {when}', { when: formatDateTime(live.savedAt) }),
  });
  return (
    <CompareDialog
      title={t('Compare with what readers see')}
      sentence={sentence}
      comparison={comparison}
      onClose={onClose}
    />
  );
}

function DiscardButton() {
  const { dispatch } = useMachine();
  const [isAsking, setAsking] = useState(false);
  const isPending = !useMachineState(isFree);
  const hasUnsaved = useMachineState(isChanged);
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className={`${button('quiet-danger', 'small')} aria-disabled:opacity-50`}
        onClick={() => isPending || setAsking(true)}
      >
        {t('Discard changes')}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('Discard the draft changes?')}
        description={t(
          hasUnsaved
            ? 'The editor goes back to what readers see. The history keeps the draft changes; what you did not save yet is offered above the fields.'
            : 'The editor goes back to what readers see. The history keeps the draft changes.',
        )}
        confirmLabel={t('Discard changes')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          dispatch({ type: 'discard-chosen' });
        }}
      />
    </>
  );
}
