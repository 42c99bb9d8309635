import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { button } from '../../ui/forms/button.ts';
import { useMachineState } from '../editor/effects/use-machine.ts';
import { $now } from './clock.ts';
import { willText } from './labels.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { inTime } from './times.ts';
import { useSchedule } from './use-schedule.ts';
import { t } from './words.ts';

/** In the editor's publish settings. */
export const ScheduleSettings = () => useMachineState((state) => state.mayPublish) && <Settings />;

/** A new article is saved by the dialog, which stays open meanwhile. */
function Settings() {
  const schedule = useSchedule(useMachineState(({ saved }) => saved.id));
  const now = useStore($now);
  const [opened, setOpened] = useState<{ schedule: Schedule | null }>();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-linen/60 pt-4">
      <p className="text-xs text-ink-soft">
        {schedule
          ? `${willText(schedule.action, inTime(schedule.dueAt, now))}.`
          : t('Or let it happen at a time you choose.')}
      </p>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpened({ schedule })}>
        {t(schedule ? 'Change schedule…' : 'Schedule…')}
      </button>
      {opened && <ScheduleDialog schedule={opened.schedule} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
