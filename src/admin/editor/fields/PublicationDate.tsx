import { useState } from 'react';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorMessage, fieldErrors } from '../../data/error-message.ts';
import { formatDate } from '../../data/format-date.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { TextField } from '../../forms/TextField.tsx';
import { refetchNewer } from '../effects/requests.ts';
import { useMachine, useMachineState } from '../effects/use-machine.ts';
import { isChanged } from '../state/machine-state.ts';
import { t } from '../words.ts';

/** The day that readers see; changed at once, so only while nothing else waits to be saved. */
export function PublicationDate() {
  const id = useMachineState(({ saved }) => saved.id);
  const publishedAt = useMachineState(({ saved }) => saved.publishedAt);
  const hasDraftChanges = useMachineState(({ saved }) => saved.draftChanges !== null);
  const mayPublish = useMachineState((state) => state.mayPublish);
  const isPublished = useMachineState(({ saved }) => saved.form.isPublished);
  const isUnsaved = useMachineState(isChanged);
  const [isChosen, setOpen] = useState(false);
  const isOpen = isChosen && !isUnsaved;
  if (!publishedAt || id === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {!isOpen && (
        <p className="text-xs text-ink-soft">
          {t.rich(isPublished ? 'Published on {day}' : 'First published on {day}', {
            day: <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>,
          })}
        </p>
      )}
      {mayPublish && !hasDraftChanges && !isOpen && (
        <button
          type="button"
          aria-disabled={isUnsaved || undefined}
          className={`${button('quiet', 'small')} aria-disabled:opacity-70`}
          onClick={() => (isUnsaved ? showToast({ title: t('Save first: the date changes at once') }) : setOpen(true))}
        >
          {t('Change date…')}
        </button>
      )}
      {isOpen && <DateField id={id} publishedAt={publishedAt} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Moves the focus from the field to the button that takes its place, which is there only after the rendering. */
const toButton = (field: HTMLElement | null) => () => {
  const around = field?.contains(document.activeElement) && field.parentElement;
  if (around) queueMicrotask(() => around.querySelector('button')?.focus());
};

type Props = { id: number; publishedAt: string; onClose: () => void };

function DateField({ id, publishedAt, onClose }: Props) {
  const machine = useMachine();
  const version = useMachineState(({ saved }) => saved.version ?? 0);
  const [date, setDate] = useState(() => dayInAmsterdam(publishedAt));
  const [error, setError] = useState<string>();
  const change = useMutation({
    run: async () => {
      await staffCall('PUT /api/admin/articles/:id/publication-date', { params: { id }, body: { version, date } });
      await refetchNewer(machine);
    },
    refreshes: [['articles'], ['article', id]],
    onDone: () => {
      onClose();
      showToast({
        title: t('Date of publication changed'),
        description: t('Readers see {day}', { day: formatDate(`${date}T12:00Z`) }),
      });
    },
    onError: (failure) => setError(fieldErrors(failure)['date'] ?? errorMessage(failure)),
  });
  return (
    <div ref={toButton} className="basis-full space-y-2">
      <TextField label={t('Date of publication')} type="date" value={date} onChange={setDate} error={error} autoFocus />
      <div className="flex gap-2">
        <button
          type="button"
          className={button('secondary', 'small')}
          aria-disabled={change.isPending || date === '' || undefined}
          onClick={() => change.isPending || date === '' || void change.run()}
        >
          {t('Change date')}
        </button>
        <button type="button" className={button('quiet', 'small')} onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </div>
  );
}
