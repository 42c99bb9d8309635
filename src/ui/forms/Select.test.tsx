import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Select } from './Select.tsx';

const options = [
  { value: 'all', label: 'All Categories' },
  { value: 'Hormonen', label: 'Hormonen', lang: 'nl' },
];
const trigger = (value: string) =>
  renderToString(<Select id="category" label="Category" value={value} onChange={() => {}} options={options} />);

describe('Select', () => {
  it('marks the language of the chosen option', () => {
    expect(trigger('Hormonen')).toContain('lang="nl"');
  });

  it('leaves an option without a language in that of the page', () => {
    expect(trigger('all')).not.toContain('lang=');
  });
});
