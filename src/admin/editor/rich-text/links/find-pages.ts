import { call } from '../../../../shared/api-client.ts';
import { MAX_SITE_SEARCH } from '../../../../shared/constants.ts';
import type { ArticleLanguage } from '../../../../shared/contract/articles/articles.ts';
import type { SearchGroupName } from '../../../../shared/contract/visitors/search.ts';
import { paths } from '../../../../shared/paths.ts';
import { staffCall } from '../../../data/staff-call.ts';

/** A page of this site that a link may lead to. */
export type FoundPage = {
  href: string;
  title: string;
  language: ArticleLanguage;
  group: 'Articles' | 'Pages';
  note: string;
};

const MAX_ARTICLES = 5;
const MAX_PAGES = 6;
const NOTES: Record<Exclude<SearchGroupName, 'articles' | 'videos'>, string> = {
  treatments: 'Treatment',
  therapies: 'Therapy',
  examinations: 'Examination',
  pmo: 'PMO',
  questions: 'Question',
  rates: 'Rates',
  practical: 'Practical',
};

/** Articles and videos in all states, as staff list them. */
export async function findArticles(words: string): Promise<FoundPage[]> {
  const { articles } = await staffCall('GET /api/admin/articles', { query: { search: words, limit: MAX_ARTICLES } });
  return articles.map(({ type, slug, title, language, isPublished }) => ({
    href: paths.magazineItem({ type, slug }),
    title,
    language,
    group: 'Articles',
    note: [type === 'video' ? 'Video' : '', isPublished ? '' : 'not published'].filter(Boolean).join(', '),
  }));
}

/** Pages about care and all others, from the index of the site. Its articles are found above. */
export async function findSitePages(words: string): Promise<FoundPage[]> {
  const { groups } = await call('GET /api/search', { query: { q: words.slice(0, MAX_SITE_SEARCH) } });
  return groups
    .flatMap(({ name, results }) =>
      name === 'articles' || name === 'videos' ? [] : results.map((result) => ({ ...result, note: NOTES[name] })),
    )
    .slice(0, MAX_PAGES)
    .map(({ href, title, note }) => ({
      href,
      title: title.map(({ text }) => text).join(''),
      language: 'nl',
      group: 'Pages',
      note,
    }));
}
