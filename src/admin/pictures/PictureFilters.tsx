import { useCallback, useId } from 'react';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { SearchBox } from '../forms/SearchBox.tsx';
import type { LibraryQuery } from './pictures.ts';
import { t } from './words.ts';

const FILTERS = [
  { value: 'all', label: 'All pictures' },
  { value: 'unused', label: 'Unused' },
  { value: 'undescribed', label: 'Without description' },
  { value: 'mine', label: 'Uploaded by me' },
] as const;

type Props = Pick<LibraryQuery, 'search' | 'filter'> & { onChange: (changes: Record<string, string>) => void };

// Not the search box, which would open a phone's keyboard.
const toFilter = passFocus((cleared) => cleared.parentElement?.querySelector('button'));

export function PictureFilters({ search, filter, onChange }: Props) {
  const id = useId();
  const onSearch = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <search className="mb-5 grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <SearchBox label={t('Search pictures')} value={search} onSearch={onSearch} />
      </div>
      <Select
        id={id}
        label={t('Show')}
        value={filter}
        onChange={(value) => onChange({ filter: value === 'all' ? '' : value })}
        options={FILTERS.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {(search !== '' || filter !== 'all') && (
        <button
          ref={toFilter}
          type="button"
          className={`${button('quiet', 'small')} col-span-full justify-self-start`}
          onClick={() => onChange({ search: '', filter: '' })}
        >
          {t('Clear search and filter')}
        </button>
      )}
    </search>
  );
}
