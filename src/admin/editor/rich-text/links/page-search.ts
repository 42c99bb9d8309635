import type { FoundPage } from './find-pages.ts';

type Find = (words: string) => Promise<FoundPage[]>;
export type PageSearch = { words: string; pages: FoundPage[]; isDone: boolean; hasFailed: boolean };

/**
 * Searches the sources in turn, one request at a time. Of the words typed during a request only the last are searched,
 * and earlier responses are dropped.
 */
export function createPageSearch(sources: readonly Find[], onFound: (search: PageSearch) => void) {
  let wanted = '';
  let isAsking = false;
  let isClosed = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let asked: string | undefined; asked !== wanted && !isClosed; ) {
      asked = wanted;
      await askFor(asked);
    }
    isAsking = false;
  }

  async function askFor(words: string): Promise<void> {
    const search: PageSearch = { words, pages: [], isDone: false, hasFailed: false };
    for (const [index, find] of sources.entries()) {
      const found = words === '' ? [] : await find(words).catch(() => undefined);
      if (words !== wanted || isClosed) return;
      search.pages = [...search.pages, ...(found ?? [])];
      search.hasFailed ||= found === undefined;
      search.isDone = index === sources.length - 1;
      onFound({ ...search });
    }
  }

  return {
    search(words: string): void {
      wanted = words;
      void ask();
    },
    close(): void {
      isClosed = true;
    },
  };
}
