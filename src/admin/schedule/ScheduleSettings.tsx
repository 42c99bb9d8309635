import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { useEditorState } from '../editor/effects/use-editor.ts';
import { $now } from './clock.ts';
import { willText } from './labels.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { inTime } from './times.ts';
import { useSchedule } from './use-schedule.ts';
import { t } from './words.ts';

/** In the editor's publish settings. */
export function ScheduleSettings() {
  const id = useEditorState(({ saved }) => saved.id);
  const mayPublish = useEditorState((state) => state.mayPublish);
  // The notice above the form says what is scheduled.
  if (!mayPublish) return null;
  if (id === null) {
    return (
      <p className="text-xs text-ink-soft">
        {t('Once it is saved, the article can be published at a time you choose.')}
      </p>
    );
  }
  return <OfSavedArticle key={id} id={id} />;
}

function OfSavedArticle({ id }: { id: number }) {
  const schedule = useSchedule(id);
  const now = useStore($now);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-linen/60 pt-4">
      <p className="text-xs text-ink-soft">
        {schedule
          ? `${willText(schedule.action, inTime(schedule.dueAt, now))}.`
          : t('Or let it happen at a time you choose.')}
      </p>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen(true)}>
        {t(schedule ? 'Change schedule…' : 'Schedule…')}
      </button>
      {isOpen && <ScheduleDialog schedule={schedule} onClose={() => setOpen(false)} />}
    </div>
  );
}
