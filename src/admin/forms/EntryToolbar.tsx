import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { button } from '../../ui/forms/button.ts';
import { useMay } from '../data/staff-user.ts';
import { $dashboardParams, setQueryParams } from '../navigation/query-params.ts';
import { SearchBox } from './SearchBox.tsx';

type Props = { searchLabel: string; addLabel: string; onAdd: () => void };

/** The search box, whose text is in the address, and an Add button for users who may add entries. */
export function EntryToolbar({ searchLabel, addLabel, onAdd }: Props) {
  const search = useEntrySearch();
  const mayAdd = useMay('magazine.manage');
  const onSearch = useCallback((text: string) => setQueryParams({ search: text }, { replace: true }), []);
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      <div className="min-w-[min(100%,14rem)] flex-1">
        <SearchBox label={searchLabel} value={search} onSearch={onSearch} />
      </div>
      {mayAdd && (
        <button type="button" className={button('primary', 'small')} onClick={onAdd}>
          {addLabel}
        </button>
      )}
    </div>
  );
}

export const useEntrySearch = () => useStore($dashboardParams).get('search') ?? '';
