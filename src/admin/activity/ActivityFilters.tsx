import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { ACTIVITY_GROUPS } from '../../shared/activity-groups.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { form } from '../forms/form-classes.ts';
import { setQueryParams } from '../navigation/query-params.ts';
import { ArticleFilter } from './ArticleFilter.tsx';
import { $activityFilters, $activityPeople } from './activity.ts';

const GROUPS = [
  { value: 'all', label: 'Everything' },
  ...Object.entries(ACTIVITY_GROUPS).map(([value, label]) => ({ value, label })),
];

/** Every change goes back to the newest entries. */
const setFilter = (name: string) => (value: string) => setQueryParams({ [name]: value, before: '' });
const clear = () => setQueryParams({ who: '', group: '', article: '', from: '', to: '', before: '' });
const toFilters = passFocus((cleared) => cleared.parentElement?.querySelector('button'));

export function ActivityFilters() {
  const { who, group, article, from, to } = useStore($activityFilters);
  const people = useStore($activityPeople).data ?? [];
  const isFiltered = [who, group, article, from, to].some(Boolean);
  // Two people may have the same name.
  const isAmbiguous = (name: string) => people.filter((person) => person.name === name).length > 1;
  const everybody = [
    { value: 'all', label: 'Everybody' },
    ...people.map(({ id, name, email }) => ({
      value: String(id),
      label: isAmbiguous(name) ? `${name} (${email})` : name,
    })),
    { value: 'site', label: 'The site itself' },
  ];
  return (
    <search className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] items-end gap-3 md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(8.5rem,1fr))_minmax(9rem,2fr)]">
      <Labelled label="Who">
        {(id) => (
          <Select
            id={id}
            value={who || 'all'}
            onChange={setFilter('who')}
            options={everybody}
            placeholder="Everybody"
          />
        )}
      </Labelled>
      <Labelled label="What">
        {(id) => <Select id={id} value={group || 'all'} onChange={setFilter('group')} options={GROUPS} />}
      </Labelled>
      <Day label="From" value={from} onChange={setFilter('from')} />
      <Day label="To" value={to} onChange={setFilter('to')} />
      <div className="col-span-full lg:col-span-1">
        <ArticleFilter article={article} onChange={setFilter('article')} />
      </div>
      {isFiltered && (
        <button
          ref={toFilters}
          type="button"
          className={`${button('quiet', 'small')} col-span-full justify-self-start`}
          onClick={clear}
        >
          Clear filters
        </button>
      )}
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

/** The browser's own date field, which reports no change while a day is half typed. */
const Day = ({ label, value, onChange }: DayProps) => (
  <Labelled label={label}>
    {(id) => (
      <input
        key={value}
        id={id}
        type="date"
        min="1900-01-01"
        max="2999-12-31"
        className={form.input}
        defaultValue={value}
        onChange={({ target }) => target.validity.valid && onChange(target.value)}
      />
    )}
  </Labelled>
);
