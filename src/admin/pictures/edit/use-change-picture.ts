import { useState } from 'react';
import type { PictureDetails, PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import type { Point } from '../../../shared/pictures/geometry.ts';
import { errorDetail } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { keepPicture } from '../pictures.ts';

type Change = { edits: PictureEdits } | { focalPoint: Point };

/** Changes what every use of a picture shows, based on the version that was open. */
export function useChangePicture(
  { hash, version }: { hash: string; version: number },
  onSaved: (picture: PictureDetails) => void,
) {
  const [error, setError] = useState<string>();
  const { run, isPending } = useMutation<Change>({
    run: async (change) => {
      setError(undefined);
      const changed = await send(hash, version, change);
      keepPicture(changed);
      onSaved(changed);
    },
    refreshes: [['pictures'], ['shown-pictures']],
    onError: (failure) => setError(errorDetail(failure)),
  });
  return {
    error,
    isPending,
    saveEdits: (edits: PictureEdits) => void run({ edits }),
    saveFocalPoint: (focalPoint: Point) => void run({ focalPoint }),
  };
}

function send(hash: string, version: number, change: Change): Promise<PictureDetails> {
  if ('edits' in change)
    return staffCall('PUT /api/admin/pictures/:hash/edits', { params: { hash }, body: { version, ...change.edits } });
  const { x: focalX, y: focalY } = change.focalPoint;
  return staffCall('PATCH /api/admin/pictures/:hash', { params: { hash }, body: { version, focalX, focalY } });
}
