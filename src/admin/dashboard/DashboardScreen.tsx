import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ScreenModule } from '../app/screens.ts';
import { rememberedFilters, useRememberedFilters } from '../articles/ArticleFilters.tsx';
import { ArticlesTab } from '../articles/ArticlesTab.tsx';
import { $articleCounts, $articles, $remotePictures, $unsavedArticles, articlesAt } from '../articles/articles.ts';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { $categories } from '../categories/categories.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { words } from '../language/words.tsx';
import { $dashboardParams, setQueryParams } from '../navigation/query-params.ts';
import { $schedules } from '../schedule/schedules.ts';
import { WritersTab } from '../writers/WritersTab.tsx';
import { $writers } from '../writers/writers.ts';

const t = words(() => import('./nl.ts'));

const TABS = [
  { value: 'articles', label: 'Articles', content: () => <ArticlesTab /> },
  { value: 'writers', label: 'Writers', content: () => <WritersTab /> },
  { value: 'categories', label: 'Categories', content: () => <CategoriesTab /> },
] as const;

function DashboardScreen() {
  // The list follows changes made in the other tabs: renaming a category changes articles.
  useEffect(() => $articles.listen(() => {}), []);
  useRememberedFilters();
  return (
    <>
      <h1 className="mb-4 text-2xl">{t('Dashboard')}</h1>
      <DashboardTabs />
    </>
  );
}

export const screen: ScreenModule = {
  Screen: DashboardScreen,
  queries: (_, params) => [
    articlesAt(params),
    $articleCounts,
    $schedules,
    $remotePictures,
    $unsavedArticles,
    $writers,
    $categories,
  ],
};

const NO_FILTERS = { search: '', type: '', category: '', state: '', sort: '', page: '' };

function DashboardTabs() {
  const { id } = useStaffUser();
  const requested = useStore($dashboardParams).get('tab');
  const open = TABS.find(({ value }) => value === requested)?.value ?? 'articles';
  const counts: Record<string, number | undefined> = {
    articles: useStore($articleCounts).data?.total,
    writers: useStore($writers).data?.length,
    categories: useStore($categories).data?.length,
  };
  // Search and filters belong to one tab.
  const change = (tab: string) =>
    setQueryParams(tab === 'articles' ? { ...NO_FILTERS, tab: '', ...rememberedFilters(id) } : { ...NO_FILTERS, tab });
  const tabs = TABS.map((tab) => ({ ...tab, label: t(tab.label), count: counts[tab.value] }));
  return <Tabs label={t('What to manage')} value={open} onChange={change} tabs={tabs} />;
}
