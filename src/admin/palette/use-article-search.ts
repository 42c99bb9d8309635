import { useEffect, useState } from 'react';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';

const TYPING_PAUSE_MS = 150;
const MAX_FOUND = 7;

type Found = { articles: AdminArticle[]; error?: string };

/** The articles that match the text, or without one those changed last. Undefined until the first response. */
export function useArticleSearch(text: string): { found: Found | undefined; isPending: boolean } {
  const [state, setState] = useState<{ of: string; found: Found }>();
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      const found = await staffCall('GET /api/admin/articles', { query: { search: text, limit: MAX_FOUND } }).catch(
        (error: unknown) => ({ articles: [], error: errorMessage(error) }),
      );
      if (isCurrent) setState({ of: text, found });
    };
    const timer = setTimeout(search, text ? TYPING_PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return { found: state?.found, isPending: state?.of !== text };
}
