import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { FIXED_CATEGORIES } from '../../shared/categories.ts';
import { paths } from '../../shared/paths.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { useStaffUser } from '../data/staff-user.ts';
import { SearchBox } from '../forms/SearchBox.tsx';
import { navigate } from '../navigation/navigate.ts';
import { setQueryParams } from '../navigation/query-params.ts';
import { $router } from '../navigation/routes.ts';
import { onSessionChange } from '../session/session.ts';
import { $articleCounts, $articleFilters } from './articles.ts';
import { t } from './words.ts';

const TYPES = [
  { value: 'all', label: 'All Types' },
  { value: 'article', label: 'Articles' },
  { value: 'video', label: 'Videos' },
] as const;

const CATEGORIES = FIXED_CATEGORIES.map((name) => ({ value: name, label: name, lang: 'nl' }));

/** `changed` is the default, and left out of the address. */
const SORTS = [
  { value: 'all', label: 'Last changed first' },
  { value: 'changed-asc', label: 'Longest unchanged first' },
  { value: 'created', label: 'Newest first' },
  { value: 'created-asc', label: 'Oldest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: 'title-desc', label: 'Title, Z to A' },
  { value: 'state', label: 'Drafts first' },
  { value: 'state-desc', label: 'Published first' },
] as const;
const BEST_MATCH = [{ value: 'all', label: 'Best match first' }] as const;

type Label = (typeof TYPES | typeof SORTS | typeof BEST_MATCH)[number]['label'];
const translated = (options: readonly { value: string; label: Label }[]) =>
  options.map(({ value, label }) => ({ value, label: t(label) }));

/** Every change starts again at page 1. */
const setFilter = (name: string) => (value: string) => setQueryParams({ [name]: value, page: '' });

/** What is in the bin has a screen of its own. */
const setState = (state: string) => (state === 'bin' ? navigate(paths.bin) : setFilter('state')(state));

// Not the search box, which would open a phone's keyboard.
const toFilters = passFocus((cleared) => cleared.parentElement?.querySelector('button'));
const clearFilters = () => setQueryParams({ search: '', state: '', type: '', category: '', page: '' });

export function ArticleFilters() {
  const { search, type, category, state, sort, order } = useStore($articleFilters);
  const { data: counts } = useStore($articleCounts);
  const onSearch = useCallback((text: string) => setQueryParams({ search: text, page: '' }, { replace: true }), []);
  const isFiltered = search !== '' || [type, category, state].some((value) => value !== 'all');
  const sorted = order ? `${sort}-${order}` : sort;
  const states = [
    { value: 'all', label: t('All States') },
    { value: 'draft', label: counts ? t('Drafts ({count})', { count: counts.drafts }) : t('Drafts') },
    {
      value: 'published',
      label: counts ? t('Published ({count})', { count: counts.total - counts.drafts }) : t('Published'),
    },
    { value: 'scheduled', label: counts ? t('Scheduled ({count})', { count: counts.scheduled }) : t('Scheduled') },
    { value: 'handed-in', label: counts ? t('Handed in ({count})', { count: counts.handedIn }) : t('Handed in') },
    { value: 'bin', label: t('In the bin') },
  ];
  return (
    <search className="grid min-w-0 flex-1 basis-full grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(11.5rem,1fr)] lg:basis-0 lg:grid-cols-[minmax(9rem,2fr)_repeat(4,minmax(8.5rem,1fr))]">
      <div className="max-lg:col-span-full">
        <SearchBox label={t('Search articles')} value={search} onSearch={onSearch} />
      </div>
      <Select id="filter-state" label={t('State')} value={state} onChange={setState} options={states} />
      <Select
        id="filter-type"
        label={t('Type')}
        value={type}
        onChange={setFilter('type')}
        options={translated(TYPES)}
      />
      <Select
        id="filter-category"
        label={t('Category')}
        value={category}
        onChange={setFilter('category')}
        options={[{ value: 'all', label: t('All Categories') }, ...CATEGORIES]}
      />
      <Select
        id="filter-sort"
        label={t('Sort')}
        value={search || sorted === 'changed' ? 'all' : sorted}
        onChange={setFilter('sort')}
        options={translated(search ? BEST_MATCH : SORTS)}
      />
      {isFiltered && (
        <button
          ref={toFilters}
          type="button"
          className={`${button('quiet', 'small')} col-span-full justify-self-start`}
          onClick={clearFilters}
        >
          {t('Clear search and filters')}
        </button>
      )}
    </search>
  );
}

const REMEMBERED = ['state', 'type', 'category', 'sort'] as const;

const keyOf = (userId: number) => `filters:${userId}`;

/** The filters and the order that this user chose last in this browser, for an address without any. */
export function rememberedFilters(userId: number): Record<string, string> {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      REMEMBERED.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    );
  } catch {
    return {};
  }
}

function remember(userId: number, search: Record<string, string>): void {
  const chosen = Object.fromEntries(REMEMBERED.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(chosen));
  } catch {
    // A full or closed storage costs only this convenience.
  }
}

/**
 * The user whose filters were applied since the page was loaded: from then on, an address without filters means none.
 */
let appliedFor: number | undefined;
// Logging in again begins a fresh visit.
onSessionChange((user) => {
  if (!user) appliedFor = undefined;
});

/** Applies the remembered filters once, unless the address has its own, and remembers the user's later choices. */
export function useRememberedFilters(): void {
  const { id } = useStaffUser();
  useEffect(() => {
    const { route, search = {} } = $router.get() ?? {};
    if (appliedFor !== id && route === 'dashboard' && Object.keys(search).length === 0)
      setQueryParams(rememberedFilters(id), { replace: true });
    appliedFor = id;
    return $router.listen((page) => {
      if (page?.route === 'dashboard' && !page.search['tab']) remember(id, page.search as Record<string, string>);
    });
  }, [id]);
}
