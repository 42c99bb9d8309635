import { call } from '../../../../shared/api-client.ts';
import { MAX_SITE_SEARCH } from '../../../../shared/constants.ts';
import type { ArticleLanguage } from '../../../../shared/contract/articles/articles.ts';
import type { SearchGroupName } from '../../../../shared/contract/visitors/search.ts';
import { paths } from '../../../../shared/paths.ts';
import { staffCall } from '../../../data/staff-call.ts';

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

const MIN_LENGTH = 2;
/** An address of another site, a mail address, a phone number, or a place on the page itself. */
const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:|#|\?|\/\/|\S+@|[\d+][\d\s()+-]*$|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]\S*)?$)/i;

/** Whether this is a complete address rather than words or a path. */
const isAddress = (text: string): boolean => ADDRESS.test(text.trim());

/**
 * The words to search for: those typed, or those of the last part of a path. Empty for an address, and for too few
 * letters.
 */
export function searchedWords(text: string): string {
  const typed = text.trim();
  if (isAddress(typed)) return '';
  const words = typed.startsWith('/')
    ? (typed
        .replace(/[?#].*$/, '')
        .split('/')
        .filter(Boolean)
        .at(-1)
        ?.replaceAll('-', ' ') ?? '')
    : typed;
  return words.length >= MIN_LENGTH ? words : '';
}

/** A page of this site that a link may lead to. */
export type FoundPage = {
  href: string;
  title: string;
  language: ArticleLanguage;
  group: 'Articles' | 'Pages';
  note: Note;
};

type Note = '' | 'Video' | 'not published' | 'Video, not published' | (typeof NOTES)[keyof typeof NOTES];

const MAX_ARTICLES = 5;
const MAX_PAGES = 6;
const NOTES = {
  treatments: 'Treatment',
  therapies: 'Therapy',
  examinations: 'Examination',
  pmo: 'PMO',
  questions: 'Question',
  rates: 'Rates',
  practical: 'Practical',
} as const satisfies Record<Exclude<SearchGroupName, 'articles' | 'videos'>, string>;

/** Articles and videos in all states, as staff list them. */
export async function findArticles(words: string): Promise<FoundPage[]> {
  const { articles } = await staffCall('GET /api/admin/articles', { query: { search: words, limit: MAX_ARTICLES } });
  return articles.map(({ type, slug, title, language, isPublished }) => ({
    href: paths.magazineItem({ type, slug }),
    title,
    language,
    group: 'Articles',
    note: noteOf(type === 'video', isPublished),
  }));
}

function noteOf(isVideo: boolean, isPublished: boolean): Note {
  if (isVideo) return isPublished ? 'Video' : 'Video, not published';
  return isPublished ? '' : 'not published';
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
