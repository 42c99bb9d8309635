import { type ReactNode, use, useId } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { describedBy, Field as Labelled } from '../../forms/Field.tsx';
import { form } from '../../forms/form-classes.ts';
import { hidden } from '../../language/words.tsx';
import {
  type Change,
  CheckboxField,
  ChoiceField,
  ChoicesField,
  type FieldProps,
  LONG,
  TypedField,
  WIDE,
} from './Controls.tsx';
import { Example } from './Example.tsx';
import { labelOf } from './field-names.ts';
import { FormContext, useErrorOf } from './form-context.ts';
import { titleOf } from './item-title.ts';
import { ListField } from './ListField.tsx';
import { pictureField } from './picture-code.ts';
import {
  type Entry,
  editableNamesOf,
  emptyOf,
  fieldOf,
  namesOf,
  REVIEW,
  type Schema,
  schemaOf,
  type Value,
  type Values,
} from './schema.ts';
import { keyOf } from './values.ts';
import { t } from './words.ts';

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

type GroupProps = { schema: Schema; path: string; values: Values; onChange: Change<Values> };

/** The fields of an object, each in its place of the grid around them. */
const GroupFields = ({ schema, path, values, onChange }: GroupProps) =>
  editableNamesOf(schema, values).map((name) => (
    <AnyField key={name} {...fieldProps({ schema, path, values, onChange }, name)} />
  ));

function fieldProps({ schema, path, values, onChange }: GroupProps, name: string): FieldProps {
  const changeOne =
    (field: string): FieldProps['onChange'] =>
    (change) =>
      onChange((previous) => inPlace(schema, { ...previous, [field]: change(previous[field]) }, previous));
  const description = namesOf(schema, values).find((other) => schemaOf(schema, other).describes === name);
  return {
    name,
    schema: schemaOf(schema, name),
    path: below(path, name),
    value: values[name],
    isRequired: schema.required?.includes(name) ?? false,
    onChange: changeOne(name),
    description:
      description === undefined ? undefined : { value: values[description], onChange: changeOne(description) },
  };
}

/** A field that is filled in stays where it stood empty: it must not jump away from who types in it. */
const inPlace = (schema: Schema, values: Values, before: Values): Values =>
  Object.fromEntries(namesOf(schema, before).flatMap((name) => (name in values ? [[name, values[name]]] : [])));

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

/** The names of the fields of each panel. The medical review stands below the text. */
function panelsOf({ schema, values }: GroupProps): string[][] {
  const panels: string[][] = [];
  let wasLarge = true;
  for (const name of editableNamesOf(schema, values).filter((one) => one !== REVIEW)) {
    const { kind } = fieldOf(schemaOf(schema, name), values[name]);
    const isLarge = kind === 'group' || kind === 'list' || kind === 'record';
    if (isLarge || wasLarge) panels.push([name]);
    else panels.at(-1)?.push(name);
    wasLarge = isLarge;
  }
  return panels;
}

/** A field where the form finds it: whoever is sent to it begins there. */
const AnyField = (props: FieldProps) => (
  <div data-field={props.path} className="contents">
    <Control {...props} />
  </div>
);

/** The control of a field, by its kind. */
function Control(props: FieldProps) {
  const { clear, colleagues } = use(FormContext);
  const field = fieldOf(props.schema, props.value);
  const own = {
    ...props,
    onChange: (change: Parameters<FieldProps['onChange']>[0]) => {
      clear(props.path);
      props.onChange(change);
    },
  };
  if (props.schema.colleague) {
    const nameOf = (key: string) => colleagues.find((one) => one.key === key)?.name ?? key;
    return <ChoiceField {...own} field={field} options={colleagues.map(({ key }) => key)} nameOf={nameOf} />;
  }
  // Groups and lists tell of one part of theirs; the messages of the others stay.
  if (field.kind === 'group') return <GroupField {...props} schema={field.schema} isNullable={field.isNullable} />;
  if (field.kind === 'list') return <ItemList {...props} item={field.item} />;
  if (field.kind === 'record') return <EntryList {...props} item={field.item} />;
  if (field.kind === 'checkbox') return <CheckboxField {...own} />;
  const PictureField = field.kind === 'picture' && pictureField();
  if (PictureField) return <PictureField {...own} field={field} />;
  if (field.kind === 'choices') return <ChoicesField {...own} options={field.options} />;
  if (field.kind === 'choice') return <ChoiceField {...own} field={field} options={field.options} />;
  return <TypedField {...own} field={field} />;
}

const LEGEND = {
  top: 'mb-3 font-serif text-lg',
  inner: 'mb-2 text-sm font-medium',
};

type TitledProps = { name: string; path: string; isTop?: boolean | undefined; children: ReactNode };

/** A titled group of controls. */
function Titled({ name, path, isTop, children }: TitledProps) {
  const id = useId();
  const label = labelOf(name);
  const { error, errorLang } = useErrorOf(path, name);
  return (
    <fieldset
      className={`min-w-0 ${WIDE} ${isTop ? '' : 'rounded-xs border border-linen/60 p-3'}`}
      aria-describedby={describedBy(id, { error })}
    >
      {label && <legend className={isTop ? LEGEND.top : `${LEGEND.inner} px-1`}>{label}</legend>}
      <div className="mb-3 empty:hidden">
        <Example path={path} />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} lang={errorLang} data-invalid tabIndex={-1} className={`${form.error} mb-3`}>
          {error}
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
    <Titled name={name} path={path} isTop={isTop}>
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
          className={`${isThere ? `${button('quiet-danger', 'small')} mt-3 -ml-4` : button('secondary', 'small')}`}
          onClick={() => onChange(() => (isThere ? (isNullable ? null : undefined) : emptyOf(schema)))}
        >
          {isThere
            ? t.rich('Leave this out<hidden> {label}</hidden>', { hidden, label })
            : t.rich('Fill in<hidden> {label}</hidden>', { hidden, label })}
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
    <Titled name={name} path={path} isTop={isTop}>
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
  const { whyKept } = use(FormContext);
  const entries = (Array.isArray(value) ? value : []) as Entry[];
  const changeAll: Change<Entry[]> = (change) =>
    onChange((previous) => change((Array.isArray(previous) ? previous : []) as Entry[]) as unknown as Value);
  const changeOne = (index: number, change: (entry: Entry) => Entry) =>
    changeAll((all) => all.map((other, place) => (place === index ? change(other) : other)));
  return (
    <Titled name={name} path={path} isTop={isTop}>
      <ListField
        label={label}
        path={path}
        items={entries}
        onChange={changeAll}
        canMove
        isCompact={false}
        makeItem={() => ({ key: '', value: emptyOf(item) })}
        pathOf={({ key }) => below(path, key)}
        whyKept={({ key }) => whyKept?.(key)}
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
  const { clear } = use(FormContext);
  const { error, errorLang } = useErrorOf(path, 'sleutel');
  const hint = t('Other texts refer to it: it stays, also when the name changes.');
  return (
    <Labelled id={id} label={labelOf('sleutel')} hasAsterisk={false} hint={hint} error={error} errorLang={errorLang}>
      <input
        id={id}
        className={form.input}
        value={value}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => {
          clear(path);
          onChange(keyOf(event.target.value));
        }}
      />
    </Labelled>
  );
}

/** Whether an item has so few and short fields that they stand in one line. */
function isCompact({ properties = {} }: Schema): boolean {
  const names = Object.keys(properties);
  const areShort = names.every((name) => {
    const { kind } = fieldOf(properties[name] ?? {}, undefined);
    return kind !== 'group' && kind !== 'list' && kind !== 'points' && kind !== 'picture' && !LONG.has(name);
  });
  return names.length <= 3 && areShort;
}
