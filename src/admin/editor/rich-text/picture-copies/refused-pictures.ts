import { atom } from 'nanostores';
import { ImageRejectedError } from '../../../uploads/prepare/rejected-image.ts';
import { notUploaded } from './copy-queue.ts';

/** A picture that can be used only if it is converted. */
export type RejectedPicture = { source: string; file: File; error: ImageRejectedError };

type Act = { retry: (source: string, mayConvert: boolean) => void; remove: (source: string) => void };

/** The chosen pictures that were not stored: some need a decision, and a save would lose all of them. */
export function createRefusedPictures({ retry, remove }: Act) {
  const $rejected = atom<RejectedPicture[]>([]);
  const refused = new Map<string, { isTold: boolean }>();

  return {
    $rejected,
    add(source: string, file: File | undefined, error: unknown): void {
      refused.set(source, { isTold: false });
      if (file && error instanceof ImageRejectedError && error.rejection.conversion)
        $rejected.set([...$rejected.get(), { source, file, error }]);
    },
    delete(source: string): void {
      refused.delete(source);
    },
    /** Applies the user's answer to all of them. */
    decide(mayConvert: boolean): void {
      const rejected = $rejected.get();
      $rejected.set([]);
      for (const { source } of rejected)
        if (mayConvert) retry(source, true);
        else remove(source);
    },
    /** A save reports each missing picture once. */
    unplaced(isInText: (source: string) => boolean) {
      const untold = () => [...refused].filter(([source, { isTold }]) => !isTold && isInText(source));
      return {
        isMissing: () => untold().length > 0,
        tell: () => {
          const missing = untold();
          for (const [source] of missing) refused.set(source, { isTold: true });
          const [first] = missing;
          if (!first) return undefined;
          return missing.length > 1
            ? `${missing.length} pictures in the text were not uploaded.`
            : notUploaded(first[0]);
        },
      };
    },
  };
}
