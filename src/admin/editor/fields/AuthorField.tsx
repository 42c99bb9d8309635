import { useStore } from '@nanostores/react';
import { SelectField } from '../../forms/SelectField.tsx';
import { $writers } from '../../writers/writers.ts';
import { $form, $saved } from '../state/editor-state.ts';
import { authorFromOption, authorOptions } from './author.ts';

export function AuthorField({ error }: { error: string | undefined }) {
  const { writerId, author } = useStore($form, { keys: ['writerId', 'author'] });
  const { form: saved } = useStore($saved);
  const { data: writers = [], error: failure } = useStore($writers);
  const options = authorOptions(writers, { writerId, author }, saved);
  return (
    <SelectField
      label="Author"
      value={options.current}
      onChange={(value) => $form.set({ ...$form.get(), ...authorFromOption(value, writers, saved) })}
      options={options.all}
      error={error}
      hint={failure ? 'The list of writers could not be loaded. Reload the page to try again.' : undefined}
    />
  );
}
