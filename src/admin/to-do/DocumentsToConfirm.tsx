import type { ToDoGroups } from '../../shared/contract/to-do.ts';
import { paths } from '../../shared/paths.ts';
import { passFocusToNext } from '../../ui/focus/pass-focus.ts';
import { ConfirmedLine, StillRightButton } from '../clinic/Confirmed.tsx';
import { documentTitle } from '../clinic/titles/document-title.ts';
import { Entries, Group } from './Group.tsx';
import { t } from './words.ts';

/** Facts and pages of the clinic that nobody looked at for a while. */
export function DocumentsToConfirm({ group: { total, entries } }: { group: ToDoGroups['documents'] }) {
  if (total === 0) return null;
  return (
    <Group
      title={t('Still right?')}
      hint={t(
        'Nobody confirmed these for a quarter; a waiting time is asked after four weeks, and leaves the site a week later. Look at each, and correct it or say that it is right.',
      )}
      total={total}
      listed={entries.length}
    >
      <Entries>
        {entries.map(({ path, title, confirmedAt, confirmedBy }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-3 px-4 py-2 text-sm">
            <div className="mr-auto min-w-0 basis-48 grow py-1">
              <a
                href={paths.clinicDocument(path)}
                lang={path.includes('/') ? 'nl' : undefined}
                className="inline-block min-h-6 font-medium wrap-anywhere underline-offset-4 not-hover:no-underline"
              >
                {documentTitle(title)}
              </a>
              <p className="text-xs text-ink-soft wrap-anywhere">
                <ConfirmedLine at={confirmedAt} by={confirmedBy} />
              </p>
            </div>
            <StillRightButton path={path} title={title} focusRef={passFocusToNext} />
          </li>
        ))}
      </Entries>
    </Group>
  );
}
