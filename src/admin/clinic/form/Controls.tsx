import { type ComponentProps, use, useId, useState } from 'react';
import { Select } from '../../../ui/forms/Select.tsx';
import { describedBy, FieldError, Field as Labelled } from '../../forms/Field.tsx';
import { form } from '../../forms/form-classes.ts';
import { Example, useIsExample } from './Example.tsx';
import { labelOf } from './field-names.ts';
import { FormContext, useErrorOf } from './form-context.ts';
import type { Field, Schema, Value } from './schema.ts';
import { emptied, hasStrayMarks, linesOf, pointOf, pointText, toggled } from './values.ts';
import { t } from './words.ts';

/* The controls of a single value. */

export type Change<T> = (change: (value: T) => T) => void;

export type FieldProps = {
  name: string;
  schema: Schema;
  /** Where the server says what is wrong with it: `openingstijden.tot`. */
  path: string;
  value: Value | undefined;
  isRequired: boolean;
  onChange: Change<Value | undefined>;
  /** Of a picture: the field that describes it. */
  description?: { value: Value | undefined; onChange: Change<Value | undefined> } | undefined;
  /** Whether it is one of the large parts of the form. */
  isTop?: boolean;
};

/** The whole width of the grid around it. */
export const WIDE = 'sm:col-span-full';

/** What is longer than a line, or will be. */
export const LONG = new Set([
  ...['tekst', 'inleiding', 'antwoord', 'advies', 'samenvatting', 'zoekomschrijving', 'beschrijving', 'citaat'],
  ...['voorwaarde', 'verzekering', 'parkeren', 'openbaar-vervoer', 'toegang', 'spoed', 'regelen'],
]);
const LINE = 60;
const MAX_ROWS = 12;

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0);

export function CheckboxField({ name, path, value, onChange }: FieldProps) {
  const id = useId();
  const { error, errorLang } = useErrorOf(path, name);
  return (
    <div className="self-end">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-ink"
          checked={value === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => {
            const { checked } = event.target;
            onChange(() => checked);
          }}
        />
        {labelOf(name)}
      </label>
      <FieldError id={id} error={error} errorLang={errorLang} />
    </div>
  );
}

export function ChoicesField({ name, schema, path, value, options, onChange }: FieldProps & { options: string[] }) {
  const chosen = (Array.isArray(value) ? value : []) as string[];
  const strange = chosen.filter((choice) => !options.includes(choice));
  const { pages } = use(FormContext);
  // A second address of a page is no page of its own.
  const offered = options.some((option) => pages.has(option))
    ? options.filter((option) => pages.has(option) || chosen.includes(option))
    : options;
  const { error, errorLang } = useErrorOf(path, name);
  const hint = hintIn(schema);
  const id = useId();
  return (
    <fieldset className={`min-w-0 ${WIDE}`} aria-describedby={describedBy(id, { hint, error })}>
      <legend className={form.label}>{labelOf(name)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[...offered, ...strange].map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-ink"
              data-invalid={error ? true : undefined}
              checked={chosen.includes(option)}
              onChange={() => onChange((previous) => toggled(options, (previous ?? []) as string[], option))}
            />
            <span lang="nl">{pages.get(option) ?? option}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} errorLang={errorLang} />
    </fieldset>
  );
}

type LabelledProps = Pick<
  ComponentProps<typeof Labelled>,
  'id' | 'label' | 'hint' | 'error' | 'errorLang' | 'children'
> & {
  path: string;
};

const LabelledControl = ({ path, ...rest }: LabelledProps) => (
  <Labelled {...rest} hasAsterisk={false} aside={<Example id={`${rest.id}-example`} path={path} />} />
);

/** What the schema of content/ says of a field: a test knows that each has its Dutch in `nl.ts`. */
export function hintIn({ description, anyOf }: Schema): string | undefined {
  const said = description ?? anyOf?.find((one) => one.description)?.description;
  return said && t(said as 'The first day.');
}

/** Radix takes no empty value. */
const NONE = ' ';

type ChoiceFieldProps = FieldProps & { options: string[]; field: Field; nameOf?: (option: string) => string };

export function ChoiceField(props: ChoiceFieldProps) {
  const { name, schema, path, value, options, field, isRequired, onChange, nameOf = (option) => option } = props;
  const id = useId();
  const label = labelOf(name);
  const errors = useErrorOf(path, name);
  const { error } = errors;
  const [first] = useState(value);
  const hint = hintIn(schema);
  const canBeEmpty = !isRequired || field.isNullable;
  const isExample = useIsExample(path);
  const known = typeof value === 'string' && value !== '' && !options.includes(value) ? [value] : [];
  return (
    <LabelledControl {...{ id, label, path, hint, ...errors }}>
      <Select
        id={id}
        value={typeof value === 'string' ? value : canBeEmpty ? NONE : ''}
        options={[
          ...(canBeEmpty ? [{ value: NONE, label: '–' }] : []),
          ...[...options, ...known].map((option) => ({ value: option, label: nameOf(option), lang: 'nl' })),
        ]}
        describedBy={withExample(id, isExample, describedBy(id, { hint, error }))}
        invalid={Boolean(error)}
        onChange={(next) => onChange(() => (next === NONE ? emptied(field, isRequired, first) : next))}
      />
    </LabelledControl>
  );
}

const withExample = (id: string, isExample: boolean, others: string | undefined) =>
  [isExample && `${id}-example`, others].filter(Boolean).join(' ') || undefined;

type TypedFieldProps = FieldProps & { field: Field };

/** How a field that is typed shows its value, and what stands for what the user typed. */
function typing({ kind }: Field): { show: (value: Value | undefined) => string; read: (text: string) => Value } {
  if (kind === 'number')
    return {
      show: (value) => (value == null ? '' : String(value)),
      read: (text) => (Number.isFinite(Number(text)) ? Number(text) : text),
    };
  if (kind === 'lines')
    return { show: (value) => (Array.isArray(value) ? value.join('\n') : ''), read: (text) => linesOf(text) };
  if (kind === 'point') return { show: pointText, read: pointOf };
  if (kind === 'points')
    return {
      show: (value) => (Array.isArray(value) ? value.map(pointText).join('\n') : ''),
      read: (text) => linesOf(text).map(pointOf),
    };
  if (kind === 'json') return { show: (value) => (value === undefined ? '' : JSON.stringify(value)), read: readJson };
  return {
    show: (value) => (typeof value === 'string' ? value : value == null ? '' : String(value)),
    read: (text) => text,
  };
}

function readJson(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text;
  }
}

/** All that is typed: a line, several lines, a number, a date, a time. */
export function TypedField({ name, schema, path, value, field, isRequired, onChange, isTop }: TypedFieldProps) {
  const id = useId();
  const label = labelOf(name);
  const errors = useErrorOf(path, name);
  const { error } = errors;
  // The kind of control stays the same while the user types.
  const [start] = useState(() => ({ field, value, ...typing(field) }));
  const { show, read } = start;
  const [typed, setTyped] = useState(() => ({ text: show(value), value }));
  const text = typed.value === value ? typed.text : show(value);
  const [size] = useState(() => controlOf(name, start.field, text));
  const hint = hintOf(start.field) ?? hintIn(schema);
  const change = (next: string) => {
    const isEmpty = next.trim() === '';
    const isList = start.field.kind === 'lines' || start.field.kind === 'points';
    const nothing = isList && isRequired && !field.isNullable ? [] : emptied(field, isRequired, start.value);
    const nextValue = isEmpty ? nothing : read(next);
    setTyped({ text: next, value: nextValue });
    onChange(() => nextValue);
  };
  const shared = {
    id,
    lang: 'nl',
    value: text,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': withExample(id, useIsExample(path), describedBy(id, { hint, error })),
  };
  const isWide = size.rows > 0 || text.length > 40;
  return (
    <div className={isWide || (isTop && size.type === 'url') ? WIDE : ''}>
      <LabelledControl {...{ id, label, path, hint, ...errors }}>
        {size.rows > 0 ? (
          <textarea
            {...shared}
            rows={size.rows}
            className={form.textarea}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <input
            {...shared}
            type={size.type}
            inputMode={start.field.kind === 'number' ? 'numeric' : undefined}
            {...(size.type in LAST && { max: LAST[size.type] })}
            className={form.input}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </LabelledControl>
      {hasStrayMarks(start.field, text) && (
        <p role="status" className={form.hint}>
          {t('This field takes no formatting: visitors see these signs as they stand.')}
        </p>
      )}
    </div>
  );
}

/** Without a last day browsers let a year have six digits. */
const LAST: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

const VALID: Record<string, RegExp> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  'datetime-local': /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
};

/** A browser's field of a date or a time would hide what is none. */
function controlOf(name: string, field: Field, text: string): { type: string; rows: number } {
  if (field.kind === 'lines' || field.kind === 'points')
    return { type: 'text', rows: Math.min(Math.max(text.split('\n').length + 1, 3), MAX_ROWS) };
  const isLong = LONG.has(name) || text.includes('\n') || text.length > 80;
  if (field.kind === 'json' || (field.kind === 'text' && field.input === 'text' && isLong))
    return { type: 'text', rows: Math.min(Math.max(rowsOf(text), 2), MAX_ROWS) };
  if (field.kind !== 'text') return { type: 'text', rows: 0 };
  const { input } = field;
  const isHidden = text !== '' && VALID[input]?.test(text) === false;
  return { type: isHidden ? 'text' : input, rows: 0 };
}

function hintOf(field: Field): string | undefined {
  if (field.kind === 'lines') return t('One a line.');
  if (field.kind === 'points') return t('A place a line, such as 43, 55: from the left, from the top.');
  if (field.kind === 'point') return t('Such as 43, 55: from the left, from the top.');
  if (field.kind !== 'text') return undefined;
  if (field.suggestions.length > 0) return t('Or: {suggestions}', { suggestions: field.suggestions.join(', ') });
  return field.maxLength === undefined ? undefined : t('At most {most} characters.', { most: field.maxLength });
}
