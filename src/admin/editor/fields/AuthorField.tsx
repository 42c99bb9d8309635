import { useStore } from '@nanostores/react';
import { SelectField } from '../../forms/SelectField.tsx';
import { $writers } from '../../writers/writers.ts';
import { useEditor, useEditorState, useField } from '../effects/use-editor.ts';
import { authorFromOption, authorOptions } from './author.ts';

export function AuthorField({ error }: { error: string | undefined }) {
  const { dispatch } = useEditor();
  const [writerId, author] = [useField('writerId'), useField('author')];
  const saved = useEditorState(({ saved }) => saved.form);
  const { data: writers = [], error: failure } = useStore($writers);
  const options = authorOptions(writers, { writerId, author }, saved);
  return (
    <SelectField
      label="Author"
      data-field="author"
      value={options.current}
      onChange={(value) => dispatch({ type: 'edited', changes: authorFromOption(value, writers, saved) })}
      options={options.all}
      error={error}
      hint={failure ? 'The list of writers could not be loaded. Reload the page to try again.' : undefined}
    />
  );
}
