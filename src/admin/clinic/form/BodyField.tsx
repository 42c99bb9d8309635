import { useId } from 'react';
import { describedBy, Field } from '../../forms/Field.tsx';
import { form as classes } from '../../forms/form-classes.ts';
import { sentenceOf } from './form-context.ts';

/** The path of the Markdown below the front matter. */
export const BODY = 'body';

type BodyProps = { value: string; error: string | undefined; onChange: (text: string) => void };

export function BodyField({ value, error: message, onChange }: BodyProps) {
  const id = useId();
  const error = message && sentenceOf('Tekst', message);
  const hint =
    'Markdown: ## starts a heading, - a list, **bold**, [words](address) a link. {telefoon} and {bron:…} stay as they are.';
  return (
    <div data-field={BODY} className={classes.panel}>
      <Field id={id} label="Tekst" hasAsterisk={false} hint={hint} error={error}>
        <textarea
          id={id}
          lang="nl"
          rows={24}
          className={`${classes.textarea} min-h-[50dvh]`}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
