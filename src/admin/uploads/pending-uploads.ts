import { atom } from 'nanostores';

/** How many pictures are on their way to the form that will hold them. */
export const $pendingUploads = atom(0);

let failures = 0;

/** Says that a picture is on its way; call what it returns when it has arrived, or will not come. */
export function trackUpload(): (hasArrived: boolean) => void {
  $pendingUploads.set($pendingUploads.get() + 1);
  return (hasArrived) => {
    if (!hasArrived) failures += 1;
    $pendingUploads.set($pendingUploads.get() - 1);
  };
}

/** Resolves when none is on its way any more: true when all of those arrived, so that nothing is saved without its picture. */
export function uploadsSettled(): Promise<boolean> {
  const before = failures;
  return new Promise((resolve) => {
    const stop = $pendingUploads.listen(check);
    check($pendingUploads.get());
    function check(expected: number) {
      if (expected > 0) return;
      stop();
      resolve(failures === before);
    }
  });
}
