import { useEffect, useState } from 'react';
import { findArticles, findSitePages } from './find-pages.ts';
import { createPageSearch, type PageSearch } from './page-search.ts';

const TYPING_PAUSE_MS = 200;
const NOTHING: PageSearch = { words: '', pages: [], isDone: true, hasFailed: false };

/** The pages of this site that these words find, as they come. */
export function usePageSearch(words: string): PageSearch {
  const [found, setFound] = useState(NOTHING);
  const [search, setSearch] = useState<ReturnType<typeof createPageSearch>>();
  useEffect(() => {
    const created = createPageSearch([findArticles, findSitePages], setFound);
    setSearch(created);
    return created.close;
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => search?.search(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, words]);
  if (words === '') return NOTHING;
  // Results of the previous letters stay until the new ones arrive.
  return found.words === words ? found : { ...found, isDone: false };
}
