import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { overlay } from '../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { checkTime, initialTime } from '../schedule/chosen-time.ts';
import { $now } from '../schedule/clock.ts';
import { TimeFields } from '../schedule/TimeFields.tsx';
import { inTime, longDateAtTime } from '../schedule/times.ts';
import { t } from './words.ts';

type Props = { isPending: boolean; onChoose: (publishAt: string) => void; onClose: () => void };

/** Asks from when visitors see what is in the form. */
export function LaterDialog({ isPending, onChoose, onClose }: Props) {
  const now = useStore($now);
  const [offered] = useState(() => initialTime(null, now));
  const [time, setTime] = useState(offered);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { dueAt, isTwice, ...problems } = checkTime(time, now);
  const isComplete = time.date !== '' && time.hour !== '';
  const submit = () => {
    setTried(true);
    if (dueAt) onChoose(dueAt);
    else
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus(),
      );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('Publish later')}
      description={t('Visitors see it from then on, by itself: a new price, a closure.')}
      ignoresOutsideClicks
    >
      <DialogForm
        ref={form}
        className="mt-5 space-y-5"
        isChanged={JSON.stringify(time) !== JSON.stringify(offered)}
        onSubmit={submit}
      >
        <TimeFields
          time={time}
          isTwice={isTwice}
          errors={isTried ? problems : isComplete ? { ...problems, occurrence: undefined } : {}}
          onChange={(changes) => setTime({ ...time, ...changes })}
        />
        <p role="status" className="min-h-[1lh] text-sm font-medium">
          {dueAt &&
            t('Online {when}, on {moment}', {
              when: inTime(dueAt, now),
              moment: longDateAtTime(`${time.date}T${time.hour}`),
            })}
        </p>
        <div className={overlay.actions}>
          <SubmitButton label={t('Publish later')} pendingLabel={t('Checking...')} isPending={isPending} />
        </div>
      </DialogForm>
    </FormDialog>
  );
}
