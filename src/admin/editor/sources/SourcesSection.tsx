import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_SOURCES } from '../../../shared/constants.ts';
import { button } from '../../../ui/forms/button.ts';
import { FieldError } from '../../forms/Field.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { ignoreSecondClick } from '../../lists/ignore-second-click.ts';
import { useField, useMachine, useMachineState, useSetField } from '../effects/use-machine.ts';
import { Section } from '../fields/Section.tsx';
import { t } from '../words.ts';
import { countReferences, moveSource, newSource, type SourceForm } from './source-form.ts';

/** The article's sources, in the order of the numbers that readers see. */
export function SourcesSection() {
  const machine = useMachine();
  const setField = useSetField();
  const sources = useField('sources');
  const error = useMachineState((state) => state.errors['sources']);
  const [news, setNews] = useState('');
  const section = useRef<HTMLDivElement>(null);
  const focusNext = useFocusAfterRendering(section);

  const set = (next: SourceForm[]) => setField('sources', next);
  const add = () => {
    const source = newSource(today());
    focusNext(`[data-source-row="${source.id}"] input`);
    set([...sources, source]);
    setNews('');
  };
  const move = (index: number, by: -1 | 1) => {
    const source = sources[index];
    if (!source || !sources[index + by]) return;
    focusNext(`[data-source-row="${source.id}"] [data-move="${by}"]`);
    set(moveSource(sources, index, by));
    setNews(
      t('Source {from} is source {to} now. The numbers in the text follow.', { from: index + 1, to: index + by + 1 }),
    );
  };
  const remove = (index: number) => {
    const source = sources[index];
    if (!source) return;
    focusNext('[data-add-source]');
    set(sources.filter(({ id }) => id !== source.id));
    const removed = t('Source {number} removed.', { number: index + 1 });
    setNews(`${removed} ${referencesLeft(machine.$state.get().form.content, source.id)}`);
  };

  return (
    <Section title={t('Sources')}>
      <div ref={section} className="space-y-3">
        {sources.length === 0 && (
          <p className="text-sm text-ink-soft">
            {t(
              'What this article is based on. Readers find the list below the text; the Source button above the text puts a number where a source is used.',
            )}
          </p>
        )}
        <ol className="divide-y divide-linen/60">
          {sources.map((source, index) => (
            <SourceFields
              key={source.id}
              source={source}
              index={index}
              count={sources.length}
              onChange={(changes) => set(sources.with(index, { ...source, ...changes }))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <p role="status" className={news ? 'text-sm text-clay-deep' : 'sr-only'}>
          {news}
        </p>
        <button
          type="button"
          data-add-source
          className={button('secondary', 'small')}
          disabled={sources.length >= MAX_SOURCES}
          onClick={add}
        >
          {t('Add a source')}
        </button>
        <FieldError id="sources" error={error} />
      </div>
    </Section>
  );
}

function referencesLeft(content: string, id: string): string {
  const count = countReferences(content, id);
  if (count === 0) return '';
  return t(
    'The text still refers to it in one place, which readers do not see.|The text still refers to it in {count} places, which readers do not see.',
    { count },
  );
}

/** Today in the browser's time zone: 2026-03-12. */
function today(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/**
 * Elements lose the focus when they move; the returned function names the element that gets it after the next
 * rendering.
 */
function useFocusAfterRendering(within: React.RefObject<HTMLElement | null>) {
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current) within.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return (selector: string) => {
    next.current = selector;
  };
}

type FieldsProps = {
  source: SourceForm;
  index: number;
  count: number;
  onChange: (changes: Partial<SourceForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function SourceFields({ source, index, count, onChange, onMove, onRemove }: FieldsProps) {
  const errors = useMachineState((state) => state.errors);
  const number = index + 1;
  const name = t('Source {number}', { number });
  const field = (key: keyof SourceForm) => ({
    value: source[key],
    onChange: (value: string) => onChange({ [key]: value }),
    error: errors[`sources.${index}.${key}`],
  });
  const hasError = Object.keys(errors).some((at) => at.startsWith(`sources.${index}.`));
  const [isOpen, setOpen] = useState(!source.title && !source.publisher && !source.address);
  return (
    <li data-source-row={source.id}>
      <details open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm wrap-anywhere">
          <span className="sr-only">{name}: </span>
          <span aria-hidden="true">{number}.</span> {source.title || t('New source')}
          <span className="text-ink-soft">
            {[source.publisher, source.year].filter(Boolean).map((part) => `, ${part}`)}
          </span>
        </summary>
        <fieldset className="grid grid-cols-1 gap-4 pb-5 sm:grid-cols-2">
          <legend className="sr-only">{name}</legend>
          <div className="sm:col-span-2">
            <TextField label={t('Title')} required {...field('title')} />
          </div>
          <TextField
            label={t('Publisher')}
            required
            {...field('publisher')}
            hint={t('Who published it, such as Thuisarts.nl.')}
          />
          <TextField label={t('Year')} {...field('year')} placeholder="2024" />
          <TextField
            label={t('Address')}
            type="url"
            data-field={`sources.${index}`}
            {...field('address')}
            placeholder="https://"
            hint={t('Without one, give the year: readers can then find the book.')}
          />
          <TextField label={t('Consulted on')} type="date" {...field('consultedOn')} />
          <div className="flex flex-wrap gap-2 sm:col-span-2" onClickCapture={ignoreSecondClick}>
            <MoveButton
              by={-1}
              label={t('Move Source {number} up', { number })}
              text={t('Up')}
              isEnabled={index > 0}
              onMove={onMove}
            />
            <MoveButton
              by={1}
              label={t('Move Source {number} down', { number })}
              text={t('Down')}
              isEnabled={index < count - 1}
              onMove={onMove}
            />
            <button
              type="button"
              aria-label={t('Remove Source {number}', { number })}
              className={`${button('quiet-danger', 'small')} ml-auto`}
              onClick={onRemove}
            >
              {t('Remove')}
            </button>
          </div>
        </fieldset>
      </details>
    </li>
  );
}

type MoveProps = { by: -1 | 1; label: string; text: string; isEnabled: boolean; onMove: (by: -1 | 1) => void };

/** Keeps the focus at the ends of the list, which a disabled button would lose. */
const MoveButton = ({ by, label, text, isEnabled, onMove }: MoveProps) => (
  <button
    type="button"
    data-move={by}
    aria-label={label}
    aria-disabled={!isEnabled || undefined}
    className={`${button('secondary', 'small')} aria-disabled:opacity-35`}
    onClick={() => isEnabled && onMove(by)}
  >
    {text}
  </button>
);
