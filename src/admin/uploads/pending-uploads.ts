import { atom } from 'nanostores';

/** Number of pictures that are being uploaded or copied for this form. */
export const $pendingUploads = atom(0);

let failures: string[] = [];

/** Pictures in the text that are not stored, other than running uploads. */
type Unplaced = {
  /** Whether a picture is missing that the user was not told about. */
  isMissing: () => boolean;
  /** Names the missing pictures, once. */
  tell: () => string | undefined;
};
let unplaced: Unplaced | undefined;

/** Checks before each save whether pictures in the text are not stored. Returns a function that stops it. */
export function watchUnplaced(watch: Unplaced): () => void {
  unplaced = watch;
  return () => {
    if (unplaced === watch) unplaced = undefined;
  };
}

/** Whether a save must wait, or must report a missing picture. */
export const mustWaitForUploads = (): boolean => $pendingUploads.get() > 0 || (unplaced?.isMissing() ?? false);

/** Counts an upload as pending until the returned function is called, after a failure with the reason. */
export function trackUpload(): (failure?: string) => void {
  $pendingUploads.set($pendingUploads.get() + 1);
  return (failure) => {
    if (failure !== undefined) failures = [...failures, failure];
    $pendingUploads.set($pendingUploads.get() - 1);
  };
}

/** Resolves when no upload is pending, to the error of the last one that failed in the meantime. */
export function uploadsSettled(): Promise<string | undefined> {
  const failuresBefore = failures.length;
  return new Promise((resolve) => {
    const stopListening = $pendingUploads.listen(check);
    check($pendingUploads.get());
    function check(pending: number) {
      if (pending > 0) return;
      stopListening();
      const told = unplaced?.tell();
      const failure = failures.slice(failuresBefore).at(-1) ?? told;
      // In a later task: the upload shows its own toast first, and the page has room for one.
      if (failure === undefined) resolve(undefined);
      else setTimeout(resolve, 0, failure);
    }
  });
}
