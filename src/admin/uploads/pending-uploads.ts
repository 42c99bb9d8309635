import { atom } from 'nanostores';

/** Number of pictures that are being uploaded or copied for this form. */
export const $pendingUploads = atom(0);

let failures = 0;

/** Counts an upload as pending until the returned function is called. */
export function trackUpload(): (hasSucceeded: boolean) => void {
  $pendingUploads.set($pendingUploads.get() + 1);
  return (hasSucceeded) => {
    if (!hasSucceeded) failures += 1;
    $pendingUploads.set($pendingUploads.get() - 1);
  };
}

/** Resolves when no upload is pending; true when all of them succeeded. */
export function uploadsSettled(): Promise<boolean> {
  const failuresBefore = failures;
  return new Promise((resolve) => {
    const stopListening = $pendingUploads.listen(check);
    check($pendingUploads.get());
    function check(pending: number) {
      if (pending > 0) return;
      stopListening();
      resolve(failures === failuresBefore);
    }
  });
}
