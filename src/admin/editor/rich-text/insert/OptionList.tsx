import { Icon } from '../toolbar/Icon.tsx';
import { t } from '../words.ts';
import { INSERTABLES, type Insertable, shownName } from './insertables.ts';

type Props = {
  id: string;
  options: Insertable[];
  active: Insertable | undefined;
  /** Whether all options are shown, under their titles. */
  isGrouped: boolean;
  onPoint: (index: number) => void;
  onChoose: (item: Insertable) => void;
};

export const optionId = (listId: string, item: Insertable) => `${listId}-${item.name.replace(/\W+/g, '-')}`;

/** The blocks to choose from. The focus stays in the text or field. */
export function OptionList({ id, options, active, isGrouped, onPoint, onChoose }: Props) {
  const option = (item: Insertable) => (
    <Option
      key={item.name}
      id={optionId(id, item)}
      item={item}
      isActive={item === active}
      onPoint={() => onPoint(options.indexOf(item))}
      onChoose={() => onChoose(item)}
    />
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('Blocks')}
      className="min-h-0 overflow-y-auto overscroll-contain p-1"
      // Keeps the focus, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isGrouped
        ? INSERTABLES.map(({ title, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: options are grouped by role
            <div key={title} role="group" aria-label={t(title)}>
              <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs text-ink-soft">
                {t(title)}
              </p>
              {items.map(option)}
            </div>
          ))
        : options.map(option)}
    </div>
  );
}

type OptionProps = { id: string; item: Insertable; isActive: boolean; onPoint: () => void; onChoose: () => void };

function Option({ id, item, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xs px-3 py-1 aria-selected:bg-plaster forced-colors:aria-selected:outline-2"
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-xs border border-linen bg-surface">
        <Icon name={item.icon} />
      </span>
      <span className="min-w-0">
        <span lang={item.lang} className="block text-sm leading-tight font-medium text-ink">
          {shownName(item)}
        </span>
        <span className="block text-xs leading-tight text-ink-soft">{t(item.description)}</span>
      </span>
    </div>
  );
}
