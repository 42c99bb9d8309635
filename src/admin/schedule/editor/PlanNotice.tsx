import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Schedule } from '../../../shared/contract/articles/schedules.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { useEditorState } from '../../editor/effects/use-editor.ts';
import { ScheduleDialog } from '../dialog/ScheduleDialog.tsx';
import type { Refusal } from '../dialog/use-scheduling.ts';
import { $now } from '../now.ts';
import { planMoment } from '../words/dates.ts';
import { inTime } from '../words/in-time.ts';
import { PLAN_WORDS, whatNow } from '../words/plans.ts';
import { CancelPlan } from './CancelPlan.tsx';
import { NewerText } from './NewerText.tsx';
import { useFollowedPlan } from './use-plan.ts';

/** What is planned for the article in the editor. */
export function PlanNotice() {
  const id = useEditorState(({ saved }) => saved.id);
  return id !== null && <OfSavedArticle key={id} id={id} />;
}

function OfSavedArticle({ id }: { id: number }) {
  const plan = useFollowedPlan(id);
  return plan && <Notice articleId={id} plan={plan} />;
}

function Notice({ articleId, plan }: { articleId: number; plan: Schedule }) {
  const [changing, setChanging] = useState<{ refused?: Refusal | undefined } | null>(null);
  const mayPublish = useEditorState((state) => state.mayPublish);
  return (
    <section
      ref={passFocusToPage}
      aria-label="Plan"
      className={`mb-6 flex flex-wrap items-center gap-3 rounded-sm border px-5 py-3 ${plan.failure === null ? 'border-clay bg-surface' : 'border-danger bg-danger-soft'}`}
    >
      <div className="min-w-0 flex-1 basis-72 text-sm">
        {plan.failure === null ? <Planned {...plan} /> : <Failed {...plan} failure={plan.failure} />}
        {plan.hasNewerText && !mayPublish && <p className="mt-1">What was saved after it is not in it.</p>}
        {plan.hasNewerText && mayPublish && (
          <NewerText plan={plan} onOpenDialog={(refused) => setChanging({ refused })} />
        )}
      </div>
      {mayPublish && (
        <div className="-mx-1 flex flex-wrap gap-x-1">
          <button type="button" className={button('secondary', 'small')} onClick={() => setChanging({})}>
            Change
          </button>
          <CancelPlan articleId={articleId} />
        </div>
      )}
      {changing && <ScheduleDialog plan={plan} refused={changing.refused} onClose={() => setChanging(null)} />}
    </section>
  );
}

function Planned({ action, dueAt, wallTime, scheduledBy }: Schedule) {
  const now = useStore($now);
  return (
    <p>
      <strong className="font-medium">
        {PLAN_WORDS[action].will} {inTime(dueAt, now)}:
      </strong>{' '}
      <time dateTime={dueAt}>{planMoment(wallTime)}</time>
      {scheduledBy && ` (by ${scheduledBy.name})`}
    </p>
  );
}

function Failed({ failure, ...plan }: Schedule & { failure: string }) {
  const { action, dueAt, wallTime, nextTryAt } = plan;
  return (
    <div role="alert">
      <p className="text-danger">
        <strong className="font-medium">
          {PLAN_WORDS[action].failed} on <time dateTime={dueAt}>{planMoment(wallTime)}</time>:
        </strong>{' '}
        {failure}
      </p>
      <p className="mt-1">
        {whatNow([plan])} {nextTryAt && 'Solve this first, choose another time with “Change”, or cancel the plan.'}
      </p>
    </div>
  );
}
