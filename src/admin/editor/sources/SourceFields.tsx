import { button } from '../../../ui/forms/button.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useEditorState } from '../effects/use-editor.ts';
import type { SourceForm } from './source-form.ts';

type Props = {
  source: SourceForm;
  index: number;
  count: number;
  onChange: (changes: Partial<SourceForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function SourceFields({ source, index, count, onChange, onMove, onRemove }: Props) {
  const errors = useEditorState((state) => state.errors);
  const name = `Source ${index + 1}`;
  const field = (key: keyof SourceForm) => ({
    value: source[key],
    onChange: (value: string) => onChange({ [key]: value }),
    error: errors[`sources.${index}.${key}`],
  });
  return (
    <li data-source-row={source.id}>
      <fieldset className="grid grid-cols-1 gap-4 rounded-xs border border-linen/60 p-4 sm:grid-cols-2">
        <legend className="px-1 text-sm font-medium">{name}</legend>
        <div className="sm:col-span-2">
          <TextField label="Title" required {...field('title')} />
        </div>
        <TextField label="Publisher" required {...field('publisher')} hint="Who published it, such as Thuisarts.nl." />
        <TextField label="Year" {...field('year')} placeholder="2024" />
        <TextField
          label="Address"
          type="url"
          data-field={`sources.${index}`}
          {...field('address')}
          placeholder="https://"
          hint="Without one, give the year: readers can then find the book."
        />
        <TextField label="Consulted on" type="date" {...field('consultedOn')} />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <MoveButton by={-1} label={`Move ${name} up`} text="Up" isEnabled={index > 0} onMove={onMove} />
          <MoveButton by={1} label={`Move ${name} down`} text="Down" isEnabled={index < count - 1} onMove={onMove} />
          <button
            type="button"
            aria-label={`Remove ${name}`}
            className={`${button('quiet-danger', 'small')} ml-auto`}
            onClick={onRemove}
          >
            Remove
          </button>
        </div>
      </fieldset>
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
