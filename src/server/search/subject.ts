import * as calls from '../../shared/contract/visitors/search.ts';
import { searchLexemes, searchNames, searchTerms, searchWords } from '../db/schema/search.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { searchSite } from './site/search-site.ts';

/** Apart from searchSite, which a page of visitors imports: it needs no contract. */
export const subject = {
  tables: [searchNames, searchTerms, searchWords, searchLexemes],
  personalData: {},
  routes: [
    route(calls.searchSite, async (context, { query }, { clientAddress }) => {
      const { results } = await searchSite(context, query.q, { mode: 'suggest', clientAddress });
      return results;
    }),
  ],
} satisfies Subject;
