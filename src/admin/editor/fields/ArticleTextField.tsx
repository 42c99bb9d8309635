import type { ComponentProps } from 'react';
import { TextField } from '../../forms/TextField.tsx';
import { useField, useMachineState, useSetField } from '../effects/use-machine.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'look' | 'rows' | 'required' | 'hint' | 'autoFocus'> & {
  name: 'title' | 'excerpt' | 'imageAlt' | 'seoTitle' | 'seoDescription';
};

/** A text of the article, in its language. */
export function ArticleTextField({ name, ...props }: Props) {
  const setField = useSetField();
  const error = useMachineState(({ errors }) => errors[name]);
  const [value, language] = [useField(name), useField('language')];
  return (
    <TextField
      {...props}
      lang={language}
      data-field={name}
      value={value}
      onChange={(typed) => setField(name, typed)}
      error={error}
    />
  );
}
