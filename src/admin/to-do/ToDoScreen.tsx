import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import type { ToDoGroups } from '../../shared/contract/to-do.ts';
import type { ScreenModule } from '../app/screens.ts';
import { BulkReport } from '../articles/selection/BulkReport.tsx';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $careTitles } from './care-titles.ts';
import { DeadLinks } from './groups/DeadLinks.tsx';
import { FailedSchedules } from './groups/FailedSchedules.tsx';
import { OldDrafts } from './groups/OldDrafts.tsx';
import { ReaderFeedback } from './groups/ReaderFeedback.tsx';
import { RemotePictures } from './groups/RemotePictures.tsx';
import { Reviews } from './groups/Reviews.tsx';
import { UndescribedPictures } from './groups/UndescribedPictures.tsx';
import { $toDo } from './to-do.ts';

/** In screen order: first what readers notice first. */
const GROUPS: { [Name in keyof ToDoGroups]: ComponentType<{ group: ToDoGroups[Name] }> } = {
  failedSchedules: FailedSchedules,
  readerFeedback: ReaderFeedback,
  reviews: Reviews,
  deadLinks: DeadLinks,
  undescribedPictures: UndescribedPictures,
  remotePictures: RemotePictures,
  oldDrafts: OldDrafts,
};

/** What waits for staff. */
function ToDoScreen() {
  return (
    <>
      <h1 className="text-2xl">To do</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        What the site noticed and somebody has to look at. What is done leaves the list by itself.
      </p>
      <BulkReport />
      <Groups />
    </>
  );
}

export const screen: ScreenModule = { Screen: ToDoScreen, queries: () => [$toDo, $careTitles] };

function Groups() {
  const { data, error } = useStore($toDo);
  const shown = usePreviousValue(data);
  useRestoredPosition(data !== undefined);
  if (error) return <LoadError what="what there is to do" error={error} onRetry={() => $toDo.revalidate()} />;
  if (!shown) return <Skeletons label="Loading what there is to do" className="space-y-3" itemClassName="h-20" />;
  return (
    <div className="space-y-10">
      {shown.total === 0 && <EmptyState title="All done" hint="Nothing needs your attention." />}
      {Object.entries(GROUPS).map(([name, Group]) => {
        const OfItsKind = Group as ComponentType<{ group: unknown }>;
        return <OfItsKind key={name} group={shown[name as keyof ToDoGroups]} />;
      })}
    </div>
  );
}
