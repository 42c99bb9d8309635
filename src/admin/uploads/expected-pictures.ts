import { atom } from 'nanostores';

/** How many pictures are on their way to the form that will hold them. */
export const $expectedPictures = atom(0);

let failures = 0;

/** Says that a picture is on its way; call what it returns when it has arrived, or will not come. */
export function expectPicture(): (hasArrived: boolean) => void {
  $expectedPictures.set($expectedPictures.get() + 1);
  return (hasArrived) => {
    if (!hasArrived) failures += 1;
    $expectedPictures.set($expectedPictures.get() - 1);
  };
}

/** Resolves when none is on its way any more: true when all of those arrived, so that nothing is saved without its picture. */
export function picturesArrived(): Promise<boolean> {
  const before = failures;
  return new Promise((resolve) => {
    const stop = $expectedPictures.listen(check);
    check($expectedPictures.get());
    function check(expected: number) {
      if (expected > 0) return;
      stop();
      resolve(failures === before);
    }
  });
}
