import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { ArticlesTab } from '../articles/ArticlesTab.tsx';
import { CategoriesTab } from '../categories/CategoriesTab.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { saveListPosition } from '../frame/list-position.ts';
import { $queryParams, setQueryParams } from '../frame/query-params.ts';
import { WritersTab } from '../writers/WritersTab.tsx';

const TABS = [
  { value: 'articles', label: 'Articles', content: () => <ArticlesTab /> },
  { value: 'writers', label: 'Writers', content: () => <WritersTab /> },
  { value: 'categories', label: 'Categories', content: () => <CategoriesTab /> },
];

export function DashboardScreen({ brand }: { brand: string }) {
  useEffect(saveListPosition, []);
  return (
    <AdminFrame brand={brand}>
      <h1 className="mb-4 text-2xl">Dashboard</h1>
      <DashboardTabs />
    </AdminFrame>
  );
}

function DashboardTabs() {
  const requested = useStore($queryParams).get('tab');
  const open = TABS.find(({ value }) => value === requested)?.value ?? 'articles';
  // Search and filters belong to one tab.
  const change = (tab: string) =>
    setQueryParams({ tab: tab === 'articles' ? '' : tab, search: '', type: '', category: '', page: '' });
  return <Tabs label="What to manage" value={open} onChange={change} tabs={TABS} />;
}
