export type TagVersion = { tag: string; version: number };
/** Carried by every response: raised when everything changes at once, as when a backup is restored. */
export const EVERYTHING_TAG = 'everything';

export type TagVersions = ReturnType<typeof createTagVersions>;

/**
 * The versions of cache tags that this process knows. A change raises the version of each tag that it touches, in the
 * database and in commit order. A response is current while none of its tags is newer than the highest version that was
 * known when its rendering began.
 */
export function createTagVersions() {
  const versions = new Map<string, number>();
  let highest = 0;
  return {
    /** The highest version known. Read it before a response is rendered, and store it with the response. */
    highest: () => highest,
    isCurrent: (tags: readonly string[], version: number): boolean =>
      [EVERYTHING_TAG, ...tags].every((tag) => (versions.get(tag) ?? 0) <= version),
    /** Versions never go down, in whatever order they arrive. */
    learn(changes: readonly TagVersion[]): void {
      for (const { tag, version } of changes) {
        versions.set(tag, Math.max(version, versions.get(tag) ?? 0));
        highest = Math.max(highest, version);
      }
    },
  };
}
