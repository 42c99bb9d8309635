import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { button } from '../../ui/forms/button.ts';
import { useEditorState } from '../editor/effects/use-editor.ts';
import { $now } from './clock.ts';
import { willText } from './labels.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { inTime } from './times.ts';
import { useSchedule } from './use-schedule.ts';
import { t } from './words.ts';

/** In the editor's publish settings. A new article is saved by its dialog, which stays open meanwhile. */
export function ScheduleSettings() {
  const id = useEditorState(({ saved }) => saved.id);
  const mayPublish = useEditorState((state) => state.mayPublish);
  const [opened, setOpened] = useState<{ schedule: Schedule | null }>();
  if (!mayPublish) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-linen/60 pt-4">
      {id === null ? (
        <Settings schedule={null} onOpen={setOpened} />
      ) : (
        <OfSavedArticle key={id} id={id} onOpen={setOpened} />
      )}
      {opened && <ScheduleDialog schedule={opened.schedule} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

type OnOpen = (opened: { schedule: Schedule | null }) => void;

const OfSavedArticle = ({ id, onOpen }: { id: number; onOpen: OnOpen }) => (
  <Settings schedule={useSchedule(id)} onOpen={onOpen} />
);

function Settings({ schedule, onOpen }: { schedule: Schedule | null; onOpen: OnOpen }) {
  const now = useStore($now);
  return (
    <>
      <p className="text-xs text-ink-soft">
        {schedule
          ? `${willText(schedule.action, inTime(schedule.dueAt, now))}.`
          : t('Or let it happen at a time you choose.')}
      </p>
      <button type="button" className={button('secondary', 'small')} onClick={() => onOpen({ schedule })}>
        {t(schedule ? 'Change schedule…' : 'Schedule…')}
      </button>
    </>
  );
}
