import { type ComponentProps, useId, useRef } from 'react';
import { describedBy, Field } from '../../forms/Field.tsx';
import { form as classes } from '../../forms/form-classes.ts';
import { labelOf } from './field-names.ts';
import { sentenceOf } from './form-context.ts';
import { MarkdownTools } from './MarkdownTools.tsx';
import { t } from './words.ts';

/** The path of the Markdown below the front matter. */
export const BODY = 'body';

type BodyProps = Pick<ComponentProps<typeof MarkdownTools>, 'facts' | 'sources'> & {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

export function BodyField({ value, error: message, facts, sources, onChange }: BodyProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const error = message && sentenceOf('tekst', message);
  const hint = t(
    '## starts a heading, - a list, **bold**, [words](address) a link; an empty line starts a new paragraph.',
  );
  return (
    <div data-field={BODY} className={classes.panel}>
      <Field id={id} label={labelOf('tekst')} hasAsterisk={false} hint={hint} error={error}>
        <MarkdownTools area={area} facts={facts} sources={sources} />
        <textarea
          ref={area}
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
