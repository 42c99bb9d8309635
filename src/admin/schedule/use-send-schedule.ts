import { useState } from 'react';
import { ApiError } from '../../shared/api-client.ts';
import type { ScheduleAction } from '../../shared/contract/articles/schedules.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useMachine, useMachineState } from '../editor/effects/use-machine.ts';
import { usePreparation, versionsOf } from '../editor/effects/use-preparation.ts';
import { willText } from './labels.ts';
import { inTime } from './times.ts';
import { t } from './words.ts';

type Request = {
  action: ScheduleAction;
  wallTime: string;
  occurrence: 'first' | 'second' | undefined;
  savesFirst: boolean;
  overrideReason?: string | undefined;
};

class NotSaved extends Error {}

type Options = {
  /** Called when it is scheduled, or when the editor could not save and says why. */
  onEnd: () => void;
  onRefused?: (refusal: Refusal) => void;
  /** Why the server has just refused the same schedule. */
  refused?: Refusal | undefined;
};

/** Schedules a change of the article in the editor. */
export function useSendSchedule({ onEnd, onRefused, refused }: Options) {
  const { $state } = useMachine();
  const { switchBack, saveUnseen } = usePreparation();
  const articleId = useMachineState(({ saved }) => saved.id ?? 0);
  const [refusal, setRefusal] = useState<Refusal | undefined>(refused);
  /** The dangers stay when a schedule with a reason is refused for another cause. */
  const [dangers, setDangers] = useState<Refusal['dangers']>(refused?.dangers ?? []);
  const mutation = useMutation<Request>({
    run: async ({ savesFirst, action, wallTime, occurrence, overrideReason }) => {
      switchBack();
      if (savesFirst && !(await saveUnseen())) throw new NotSaved();
      const { id, version, draft } = versionsOf($state.get());
      const { dueAt } = await staffCall('PUT /api/admin/articles/:id/schedule', {
        params: { id },
        body: {
          action,
          wallTime,
          version,
          draft,
          ...(occurrence && { occurrence }),
          ...(overrideReason !== undefined && { overrideReason }),
        },
      });
      showToast({ title: t('Scheduled'), description: willText(action, inTime(dueAt, Date.now())) });
    },
    refreshes: [['articles'], ['article', articleId]],
    closes: onEnd,
    onError: (error) => {
      if (error instanceof NotSaved) return onEnd();
      const said = refusalOf(error);
      setRefusal(said);
      if (said.dangers.length > 0) setDangers(said.dangers);
      onRefused?.(said);
    },
  });
  return {
    isPending: mutation.isPending,
    refusal,
    dangers,
    send: (request: Request) => {
      setRefusal(undefined);
      return mutation.run(request);
    },
    clearRefusal: () => setRefusal(undefined),
  };
}

export type Refusal = ReturnType<typeof refusalOf>;

function refusalOf(error: unknown) {
  const fields = fieldErrors(error);
  const isConflict = error instanceof ApiError && error.status === 409;
  const isShownAtField = ['wallTime', 'occurrence', 'action'].some((name) => fields[name]);
  const dangers = error instanceof ApiError ? error.dangers : [];
  return { fields, dangers, isConflict, isShownAtField, message: errorMessage(error) };
}
