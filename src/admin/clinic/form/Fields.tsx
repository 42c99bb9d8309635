import { type ReactNode, use, useId, useState } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { describedBy, Field as Labelled } from '../../forms/Field.tsx';
import { form } from '../../forms/form-classes.ts';
import { FormContext, sentenceOf, useError } from './form-context.ts';
import { ListField } from './ListField.tsx';
import {
  type Entry,
  emptyOf,
  type Field,
  fieldOf,
  labelOf,
  namesOf,
  type Schema,
  schemaOf,
  type Value,
  type Values,
} from './schema.ts';
import { emptied, linesOf, pointOf, pointText, toggled } from './values.ts';

type Change<T> = (change: (value: T) => T) => void;

type FieldProps = {
  name: string;
  schema: Schema;
  /** Where the server says what is wrong with it: `openingstijden.tot`. */
  path: string;
  value: Value | undefined;
  isRequired: boolean;
  onChange: Change<Value | undefined>;
  /** Whether it is one of the large parts of the form. */
  isTop?: boolean;
};

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

type GroupProps = { schema: Schema; path: string; values: Values; onChange: Change<Values> };

/** The fields of an object, each in its place of the grid around them. */
const GroupFields = ({ schema, path, values, onChange }: GroupProps) =>
  namesOf(schema, values).map((name) => (
    <AnyField key={name} {...fieldProps({ schema, path, values, onChange }, name)} />
  ));

function fieldProps({ schema, path, values, onChange }: GroupProps, name: string): FieldProps {
  return {
    name,
    schema: schemaOf(schema, name),
    path: below(path, name),
    value: values[name],
    isRequired: schema.required?.includes(name) ?? false,
    onChange: (change) => onChange((previous) => ({ ...previous, [name]: change(previous[name]) })),
  };
}

/** All fields of a document: single ones together in a panel, groups and lists each in their own. */
export function DocumentFields({ schema, value, onChange }: { schema: Schema; value: Value; onChange: Change<Value> }) {
  const { kind } = fieldOf(schema, value);
  if (kind !== 'group')
    return (
      <Panel>
        <AnyField
          {...{ name: '', schema, path: '', value, isRequired: true, isTop: true }}
          onChange={(change) => onChange((previous) => change(previous) ?? previous)}
        />
      </Panel>
    );
  const group: GroupProps = {
    schema,
    path: '',
    values: value as Values,
    onChange: (change) => onChange((previous) => change(previous as Values) as Value),
  };
  return panelsOf(group).map((names) => (
    <Panel key={names[0]}>
      {names.map((name) => (
        <AnyField key={name} {...fieldProps(group, name)} isTop />
      ))}
    </Panel>
  ));
}

const Panel = ({ children }: { children: ReactNode }) => (
  <div className={`${form.panel} grid gap-x-4 gap-y-5 sm:grid-cols-2`}>{children}</div>
);

/** The names of the fields of each panel. */
function panelsOf({ schema, values }: GroupProps): string[][] {
  const panels: string[][] = [];
  let wasLarge = true;
  for (const name of namesOf(schema, values)) {
    const { kind } = fieldOf(schemaOf(schema, name), values[name]);
    const isLarge = kind === 'group' || kind === 'list' || kind === 'record';
    if (isLarge || wasLarge) panels.push([name]);
    else panels.at(-1)?.push(name);
    wasLarge = isLarge;
  }
  return panels;
}

const WIDE = 'sm:col-span-full';

/** The control of a field, by its kind. */
function AnyField(props: FieldProps) {
  const { clear } = use(FormContext);
  const field = fieldOf(props.schema, props.value);
  const own = {
    ...props,
    onChange: (change: Parameters<FieldProps['onChange']>[0]) => {
      clear(props.path);
      props.onChange(change);
    },
  };
  // Groups and lists tell of one part of theirs; the messages of the others stay.
  if (field.kind === 'group') return <GroupField {...props} schema={field.schema} isNullable={field.isNullable} />;
  if (field.kind === 'list') return <ItemList {...props} item={field.item} />;
  if (field.kind === 'record') return <EntryList {...props} item={field.item} />;
  if (field.kind === 'checkbox') return <CheckboxField {...own} />;
  if (field.kind === 'choices') return <ChoicesField {...own} options={field.options} />;
  if (field.kind === 'choice') return <ChoiceField {...own} field={field} options={field.options} />;
  return <TypedField {...own} field={field} />;
}

const LEGEND = {
  top: 'mb-3 font-serif text-lg',
  inner: 'mb-2 text-sm font-medium',
};

type TitledProps = { label: string; path: string; isTop?: boolean | undefined; hint?: ReactNode; children: ReactNode };

/** A titled group of controls. */
function Titled({ label, path, isTop, hint, children }: TitledProps) {
  const id = useId();
  const error = useError(path);
  return (
    <fieldset
      className={`min-w-0 ${WIDE} ${isTop ? '' : 'rounded-xs border border-linen/60 p-3'}`}
      aria-describedby={describedBy(id, { hint, error })}
    >
      {label && <legend className={isTop ? LEGEND.top : `${LEGEND.inner} px-1`}>{label}</legend>}
      {hint && (
        <p id={`${id}-hint`} lang="en" className="mb-2 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} data-invalid tabIndex={-1} className={`${form.error} mb-3`}>
          {sentenceOf(label, error)}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type GroupFieldProps = FieldProps & { isNullable: boolean };

/** A group that the document may leave out can be filled in, and taken away again. */
function GroupField({ name, schema, path, value, isRequired, isNullable, onChange, isTop }: GroupFieldProps) {
  const label = labelOf(name);
  const isThere = value !== null && typeof value === 'object';
  return (
    <Titled label={label} path={path} isTop={isTop}>
      {isThere && (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <GroupFields
            schema={schema}
            path={path}
            values={value as Values}
            onChange={(change) => onChange((previous) => change((previous ?? {}) as Values) as Value)}
          />
        </div>
      )}
      {!isRequired && (
        <button
          type="button"
          lang="en"
          className={`${isThere ? `${button('quiet-danger', 'small')} mt-3 -ml-4` : button('secondary', 'small')}`}
          onClick={() => onChange(() => (isThere ? (isNullable ? null : undefined) : emptyOf(schema)))}
        >
          {isThere ? 'Leave this out' : 'Fill in'}
          <span lang="nl" className="sr-only">
            {' '}
            {label}
          </span>
        </button>
      )}
    </Titled>
  );
}

type ItemListProps = FieldProps & { item: Schema };

function ItemList({ name, item, path, value, onChange, isTop }: ItemListProps) {
  const label = labelOf(name);
  const items = (Array.isArray(value) ? value : []) as Values[];
  const changeAll: Change<Values[]> = (change) =>
    onChange((previous) => change((Array.isArray(previous) ? previous : []) as Values[]) as Value);
  return (
    <Titled label={label} path={path} isTop={isTop}>
      <ListField
        label={label}
        path={path}
        items={items}
        onChange={changeAll}
        canMove
        isCompact={isCompact(item)}
        makeItem={() => emptyOf(item) as Values}
        pathOf={(_, index) => below(path, String(index))}
        titleOf={titleOf}
      >
        {(values, index) => (
          <GroupFields
            schema={item}
            path={below(path, String(index))}
            values={values}
            onChange={(change) =>
              changeAll((all) => all.map((other, place) => (place === index ? change(other) : other)))
            }
          />
        )}
      </ListField>
    </Titled>
  );
}

/** A record: its keys are the first field of its entries. */
function EntryList({ name, item, path, value, onChange, isTop }: ItemListProps) {
  const label = labelOf(name);
  const entries = (Array.isArray(value) ? value : []) as Entry[];
  const changeAll: Change<Entry[]> = (change) =>
    onChange((previous) => change((Array.isArray(previous) ? previous : []) as Entry[]) as unknown as Value);
  const changeOne = (index: number, change: (entry: Entry) => Entry) =>
    changeAll((all) => all.map((other, place) => (place === index ? change(other) : other)));
  return (
    <Titled label={label} path={path} isTop={isTop}>
      <ListField
        label={label}
        path={path}
        items={entries}
        onChange={changeAll}
        canMove
        isCompact={false}
        makeItem={() => ({ key: '', value: emptyOf(item) })}
        pathOf={({ key }) => below(path, key)}
        titleOf={({ key, value: values }) => {
          const { title, detail } = titleOf(values as Values);
          return { title: title || key, detail };
        }}
      >
        {({ key, value: values }, index) => (
          <>
            <KeyField
              path={below(path, key)}
              value={key}
              onChange={(next) => changeOne(index, (entry) => ({ ...entry, key: next }))}
            />
            <GroupFields
              schema={item}
              path={below(path, key)}
              values={values as Values}
              onChange={(change) =>
                changeOne(index, (entry) => ({ ...entry, value: change(entry.value as Values) as Value }))
              }
            />
          </>
        )}
      </ListField>
    </Titled>
  );
}

function KeyField({ path, value, onChange }: { path: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  const message = useError(path);
  const { clear } = use(FormContext);
  const error = message && sentenceOf('Sleutel', message);
  const hint = <span lang="en">Other texts refer to it: it stays, also when the name changes.</span>;
  return (
    <Labelled id={id} label="Sleutel" hasAsterisk={false} hint={hint} error={error}>
      <input
        id={id}
        className={form.input}
        value={value}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => {
          clear(path);
          onChange(event.target.value.trim().replaceAll(' ', '-'));
        }}
      />
    </Labelled>
  );
}

const TITLES = ['naam', 'titel', 'vraag', 'wie', 'reden', 'id', 'slug'];
const DETAILS = ['prijs', 'duur', 'functie', 'uitgever', 'jaar', 'tekst', 'antwoord'];
const MAX_DETAIL = 70;

/** What an item is called while it is closed. */
function titleOf(values: Values): { title: string; detail: string } {
  const shown = (name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const title = TITLES.map(shown).find(Boolean) ?? '';
  const detail = DETAILS.map(shown).filter(Boolean).slice(0, 2).join(' · ');
  return { title, detail: detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail };
}

/** Whether an item has so few and short fields that they stand in one line. */
function isCompact({ properties = {} }: Schema): boolean {
  const names = Object.keys(properties);
  const areShort = names.every((name) => {
    const { kind } = fieldOf(properties[name] ?? {}, undefined);
    return kind !== 'group' && kind !== 'list' && kind !== 'points' && !LONG.has(name);
  });
  return names.length <= 3 && areShort;
}

/** What is longer than a line, or will be. */
const LONG = new Set([
  ...['tekst', 'inleiding', 'antwoord', 'advies', 'samenvatting', 'zoekomschrijving', 'beschrijving', 'citaat'],
  ...['voorwaarde', 'verzekering', 'parkeren', 'openbaar-vervoer', 'toegang', 'spoed'],
]);
const LINE = 60;
const MAX_ROWS = 12;

const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0);

function CheckboxField({ name, path, value, onChange }: FieldProps) {
  const id = useId();
  const label = labelOf(name);
  const error = useError(path);
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
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {sentenceOf(label, error)}
        </p>
      )}
    </div>
  );
}

function ChoicesField({ name, path, value, options, onChange }: FieldProps & { options: string[] }) {
  const chosen = (Array.isArray(value) ? value : []) as string[];
  const strange = chosen.filter((choice) => !options.includes(choice));
  const error = useError(path);
  const label = labelOf(name);
  const id = useId();
  return (
    <fieldset className={`min-w-0 ${WIDE}`} aria-describedby={describedBy(id, { error })}>
      <legend className={form.label}>{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[...options, ...strange].map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-ink"
              data-invalid={error ? true : undefined}
              checked={chosen.includes(option)}
              onChange={() => onChange((previous) => toggled(options, (previous ?? []) as string[], option))}
            />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {sentenceOf(label, error)}
        </p>
      )}
    </fieldset>
  );
}

/** Radix takes no empty value. */
const NONE = ' ';

type ChoiceFieldProps = FieldProps & { options: string[]; field: Field };

function ChoiceField({ name, path, value, options, field, isRequired, onChange }: ChoiceFieldProps) {
  const id = useId();
  const message = useError(path);
  const label = labelOf(name);
  const error = message && sentenceOf(label, message);
  const [first] = useState(value);
  const canBeEmpty = !isRequired || field.isNullable;
  const known = typeof value === 'string' && value !== '' && !options.includes(value) ? [value] : [];
  return (
    <Labelled id={id} label={label} hasAsterisk={false} error={error}>
      <Select
        id={id}
        value={typeof value === 'string' ? value : canBeEmpty ? NONE : ''}
        options={[
          ...(canBeEmpty ? [{ value: NONE, label: '–' }] : []),
          ...[...options, ...known].map((option) => ({ value: option, label: option })),
        ]}
        describedBy={describedBy(id, { error })}
        invalid={Boolean(error)}
        onChange={(next) => onChange(() => (next === NONE ? emptied(field, isRequired, first) : next))}
      />
    </Labelled>
  );
}

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
function TypedField({ name, path, value, field, isRequired, onChange, isTop }: TypedFieldProps) {
  const id = useId();
  const label = labelOf(name);
  const message = useError(path);
  const error = message && sentenceOf(label, message);
  // The kind of control stays the same while the user types.
  const [start] = useState(() => ({ field, value, ...typing(field) }));
  const { show, read } = start;
  const [typed, setTyped] = useState(() => ({ text: show(value), value }));
  const text = typed.value === value ? typed.text : show(value);
  const [size] = useState(() => controlOf(name, start.field, text));
  const hint = hintOf(name, start.field);
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
    value: text,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  };
  const isWide = size.rows > 0 || text.length > 40;
  return (
    <div className={isWide || (isTop && size.type === 'url') ? WIDE : ''}>
      <Labelled id={id} label={label} hasAsterisk={false} hint={hint && <span lang="en">{hint}</span>} error={error}>
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
            {...(size.type === 'date' && { max: '9999-12-31' })}
            className={form.input}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Labelled>
    </div>
  );
}

const VALID = { date: /^\d{4}-\d{2}-\d{2}$/, time: /^([01]\d|2[0-3]):[0-5]\d$/ };

/** A browser's field of a date or a time would hide what is none. */
function controlOf(name: string, field: Field, text: string): { type: string; rows: number } {
  if (field.kind === 'lines' || field.kind === 'points')
    return { type: 'text', rows: Math.min(Math.max(text.split('\n').length + 1, 3), MAX_ROWS) };
  const isLong = LONG.has(name) || text.includes('\n') || text.length > 80;
  if (field.kind === 'json' || (field.kind === 'text' && field.input === 'text' && isLong))
    return { type: 'text', rows: Math.min(Math.max(rowsOf(text), 2), MAX_ROWS) };
  if (field.kind !== 'text') return { type: 'text', rows: 0 };
  const { input } = field;
  const isHidden = (input === 'date' || input === 'time') && text !== '' && !VALID[input].test(text);
  return { type: isHidden ? 'text' : input, rows: 0 };
}

function hintOf(name: string, field: Field): string | undefined {
  if (name === 'voorbeelden')
    return 'Fields above that are still samples, one a line. Take a name away once what stands there is true.';
  if (field.kind === 'lines') return 'One a line.';
  if (field.kind === 'points') return 'A place a line, such as 43, 55: from the left, from the top.';
  if (field.kind === 'point') return 'Such as 43, 55: from the left, from the top.';
  if (field.kind !== 'text') return undefined;
  if (field.suggestions.length > 0) return `Or: ${field.suggestions.join(', ')}`;
  return field.maxLength === undefined ? undefined : `At most ${field.maxLength} characters.`;
}
