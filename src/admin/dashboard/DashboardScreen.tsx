import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { $dashboardParams, setQueryParams } from '../app/query-params.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticlesTab } from '../articles/ArticlesTab.tsx';
import { $articles, $remotePictures, articlesAt } from '../articles/articles.ts';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { $categories } from '../categories/categories.ts';
import { WritersTab } from '../writers/WritersTab.tsx';
import { $writers } from '../writers/writers.ts';

const TABS = [
  { value: 'articles', label: 'Articles', content: () => <ArticlesTab /> },
  { value: 'writers', label: 'Writers', content: () => <WritersTab /> },
  { value: 'categories', label: 'Categories', content: () => <CategoriesTab /> },
];

function DashboardScreen() {
  // The list follows changes made in the other tabs: renaming a category changes articles.
  useEffect(() => $articles.listen(() => {}), []);
  return (
    <>
      <h1 className="mb-4 text-2xl">Dashboard</h1>
      <DashboardTabs />
    </>
  );
}

export const screen: ScreenModule = {
  Screen: DashboardScreen,
  queries: (_, params) => [articlesAt(params), $remotePictures, $writers, $categories],
};

function DashboardTabs() {
  const requested = useStore($dashboardParams).get('tab');
  const open = TABS.find(({ value }) => value === requested)?.value ?? 'articles';
  // Search and filters belong to one tab.
  const change = (tab: string) =>
    setQueryParams({ tab: tab === 'articles' ? '' : tab, search: '', type: '', category: '', page: '' });
  return <Tabs label="What to manage" value={open} onChange={change} tabs={TABS} />;
}
