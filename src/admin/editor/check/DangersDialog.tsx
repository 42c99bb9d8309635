import { useRef, useState } from 'react';
import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import { button } from '../../../ui/forms/button.ts';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { ReasonFields, reasonError } from '../../dangers/DangerList.tsx';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { useMachine, useMachineState } from '../effects/use-machine.ts';
import type { Phase } from '../state/machine-state.ts';
import { goToDanger } from './go-to-place.ts';
import { t } from './words.ts';

export function DangersDialog() {
  const phase = useMachineState((state) => state.phase);
  const version = useMachineState(({ saved }) => saved.version);
  // It is there again when the text could not be saved.
  const [given, setGiven] = useState({ reason: '', version });
  if (phase.name !== 'dangers') return null;
  return (
    <OpenDialog
      dangers={phase.dangers}
      reason={given.version === version ? given.reason : ''}
      onReason={(reason) => setGiven({ reason, version })}
    />
  );
}

type Props = {
  dangers: Extract<Phase, { name: 'dangers' }>['dangers'];
  reason: string;
  onReason: (reason: string) => void;
};

/** The server refused to publish the text: the user corrects it, or gives a reason to publish it anyway. */
function OpenDialog({ dangers, reason, onReason }: Props) {
  const machine = useMachine();
  const { dispatch } = machine;
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const correct = useRef<HTMLButtonElement>(null);
  const chosen = useRef<Danger>(undefined);
  const error = reasonError(reason);
  const keepEditing = () => dispatch({ type: 'decision-put-off' });

  function show(danger: Danger | undefined) {
    chosen.current = danger;
    onReason('');
    keepEditing();
  }

  function publish() {
    if (!error) return dispatch({ type: 'override-chosen', reason: reason.trim() });
    setRefused(true);
    form.current?.querySelector('textarea')?.focus();
  }
  return (
    <FormDialog
      onClose={() => {
        onReason('');
        keepEditing();
      }}
      title={t('Not published yet')}
      description={t(
        'One passage could harm readers or break the law. Your text is still here.|{count} passages could harm readers or break the law. Your text is still here.',
        { count: dangers.length },
      )}
      onClosed={() => chosen.current && goToDanger(machine, chosen.current)}
      initialFocus={correct}
      ignoresOutsideClicks
    >
      <DialogForm ref={form} className="" isChanged={reason !== ''} onSubmit={publish}>
        <ReasonFields
          dangers={dangers}
          reason={reason}
          error={isRefused ? error : undefined}
          onChange={onReason}
          onShow={show}
        />
        <div className={`${overlay.stickyActions} justify-end`}>
          <button type="submit" className={button('secondary', 'small')}>
            {t('Publish with this reason')}
          </button>
          <button ref={correct} type="button" className={button('primary', 'small')} onClick={() => show(dangers[0])}>
            {t('Correct the text')}
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
