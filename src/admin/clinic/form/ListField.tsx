import { type KeyboardEvent, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { arrowDown, arrowUp, chevronDown } from '../../../ui/icons/icons.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { hidden } from '../../language/words.tsx';
import { FormContext, useHasErrorBelow } from './form-context.ts';
import { idsAfter } from './item-ids.ts';
import { t } from './words.ts';

type Change<T> = (change: (items: T[]) => T[]) => void;

type Props<T> = {
  label: string;
  path: string;
  items: T[];
  onChange: Change<T>;
  /** Whether the order means something. */
  canMove: boolean;
  /** Whether an item shows its fields in its one line. */
  isCompact: boolean;
  makeItem: () => T;
  pathOf: (item: T, index: number) => string;
  titleOf: (item: T) => { title: string; detail: string };
  /** Why an item cannot be removed; nothing when it can. */
  whyKept?: (item: T) => ReactNode;
  children: (item: T, index: number) => ReactNode;
};

let lastId = 0;
const newId = () => {
  lastId += 1;
  return lastId;
};

/** What gets the focus after a change of the list. */
type Wish = { id: number | 'add'; element?: Element | null };

/** Items that are added, removed and moved, by buttons and by Alt with an arrow key. */
export function ListField<T>(props: Props<T>) {
  const { label, path, items, canMove, isCompact, makeItem, pathOf, titleOf, whyKept, children } = props;
  const { clear, openAt } = use(FormContext);
  // The paths of the messages are the places of the items, which change.
  const onChange: Change<T> = (change) => {
    clear(path);
    props.onChange(change);
  };
  const ids = useRef<number[]>([]);
  const known = useRef<{ items: T[]; ids: number[] }>({ items: [], ids: ids.current });
  // Typed in, or changed from outside: what this list itself changes has its ids already.
  const isNews = known.current.items !== items && known.current.ids === ids.current;
  if (isNews || ids.current.length !== items.length)
    ids.current = idsAfter(known.current, items, (item) => titleOf(item).title).map((id) => id ?? newId());
  known.current = { items, ids: ids.current };
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(ids.current.filter((_, index) => openAt.startsWith(`${pathOf(items[index] as T, index)}.`))),
  );
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState<{ id: number; title: string; why: ReactNode }>();
  const list = useRef<HTMLDivElement>(null);
  const wish = useRef<Wish>(undefined);
  const latest = useRef<Change<T> | undefined>(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  useLayoutEffect(() => {
    const { current } = wish;
    wish.current = undefined;
    if (!current) return;
    const item = list.current?.querySelector(`[data-item="${current.id}"]`);
    const first = item?.querySelector('input, textarea, select, [role="combobox"]') ?? item?.querySelector('button');
    ((current.element ?? first) as HTMLElement | null | undefined)?.focus();
  });
  const open = (id: number, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  const add = () => {
    const id = newId();
    ids.current = [...ids.current, id];
    open(id, true);
    wish.current = { id };
    onChange((all) => [...all, makeItem()]);
  };
  const insert = (index: number, item: T, id: number) => {
    ids.current = ids.current.toSpliced(index, 0, id);
    wish.current = { id };
    latest.current?.((all) => all.toSpliced(index, 0, item));
  };
  const remove = (index: number) => {
    const [item, id] = [items[index] as T, ids.current[index] as number];
    const why = whyKept?.(item);
    if (why) return setKept({ id, title: titleOf(item).title, why });
    ids.current = ids.current.toSpliced(index, 1);
    const next = ids.current[index] ?? ids.current[index - 1];
    wish.current =
      next === undefined
        ? { id: 'add', element: list.current?.querySelector('[data-add]') ?? null }
        : { id: next, element: list.current?.querySelector(`[data-item="${next}"] [data-remove]`) ?? null };
    onChange((all) => all.toSpliced(index, 1));
    const { title } = titleOf(item);
    showToast({
      title: title ? t('“{title}” is removed', { title }) : t('Removed'),
      description: t('From this form: visitors see it until you publish.'),
      action: {
        label: t('Undo'),
        altText: title ? t('Undo: put {title} back', { title }) : t('Undo: put it back'),
        run: () => latest.current && insert(index, item, id),
      },
    });
  };
  const move = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (!canMove || to < 0 || to >= items.length) return;
    const id = ids.current[index] as number;
    ids.current = swapped(ids.current, index, to);
    wish.current = { id, element: document.activeElement };
    const name = titleOf(items[index] as T).title || label;
    setSaid(t('{name}: place {place} of {all}', { name, place: to + 1, all: items.length }));
    onChange((all) => swapped(all, index, to));
  };
  return (
    <div ref={list}>
      {items.length === 0 && <p className="mb-2 text-sm text-ink-soft">{t('None yet.')}</p>}
      {items.length > 0 && (
        <ul className="divide-y divide-linen/60 rounded-xs border border-linen/60">
          {items.map((item, index) => {
            const id = ids.current[index] as number;
            return (
              <li key={id} data-item={id}>
                <Item
                  {...titleOf(item)}
                  number={index + 1}
                  path={pathOf(item, index)}
                  label={label}
                  isCompact={isCompact}
                  isOpen={opened.has(id)}
                  onOpen={(isOpen) => open(id, isOpen)}
                  onRemove={() => remove(index)}
                  {...(canMove && items.length > 1 && { onMove: (by: -1 | 1) => move(index, by) })}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                >
                  {children(item, index)}
                </Item>
              </li>
            );
          })}
        </ul>
      )}
      <button
        type="button"
        data-add
        className={`${button('secondary', 'small')} ${items.length > 0 ? 'mt-3' : ''}`}
        onClick={add}
      >
        {t.rich('Add<hidden> to {label}</hidden>', { hidden, label })}
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Dialog
        open={kept !== undefined}
        onOpenChange={() => setKept(undefined)}
        title={t('“{title}” is still needed', { title: kept?.title ?? '' })}
      >
        {kept?.why}
        <div className={overlay.actions}>
          <button
            type="button"
            className={button('primary', 'small')}
            onClick={() => {
              if (kept) open(kept.id, true);
              setKept(undefined);
            }}
          >
            {t('Open the entry')}
          </button>
        </div>
      </Dialog>
    </div>
  );
}

function swapped<T>(items: T[], one: number, other: number): T[] {
  const next = [...items];
  [next[one], next[other]] = [next[other] as T, next[one] as T];
  return next;
}

type ItemProps = {
  title: string;
  detail: string;
  number: number;
  path: string;
  label: string;
  isCompact: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
  onMove?: (by: -1 | 1) => void;
  isFirst: boolean;
  isLast: boolean;
  children: ReactNode;
};

const ICON_BUTTON = `${button('quiet', 'small')} px-0 aria-disabled:opacity-35`;

function Item(props: ItemProps) {
  const { title, detail, number, path, label, isCompact, onOpen, onRemove, onMove, isFirst, isLast, children } = props;
  // What the server refused is never hidden.
  const isOpen = useHasErrorBelow(path) || props.isOpen;
  const name = title || `${label} ${number}`;
  const lang = title ? 'nl' : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!onMove || !by || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A list of choices opens with these keys.
    if ((event.target as Element).matches('[role="combobox"]')) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by as -1 | 1);
  };
  const actions = (
    <div className="flex shrink-0">
      {onMove && (
        <>
          <MoveButton direction="up" isAtEnd={isFirst} name={name} lang={lang} onMove={() => onMove(-1)} />
          <MoveButton direction="down" isAtEnd={isLast} name={name} lang={lang} onMove={() => onMove(1)} />
        </>
      )}
      <button type="button" data-remove className={`${button('quiet-danger', 'small')} px-3`} onClick={onRemove}>
        {t.rich('Remove<hidden> {name}</hidden>', { hidden, name: <span lang={lang}>{name}</span> })}
      </button>
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div onKeyDown={onKeyDown} className="px-3 py-1.5">
      {isCompact ? (
        <fieldset className="min-w-0 py-1.5">
          <legend lang={lang} className="sr-only">
            {name}
          </legend>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">{children}</div>
          <div className="mt-1 -mr-2 flex justify-end">{actions}</div>
        </fieldset>
      ) : (
        <>
          <div className="-mr-2 flex flex-wrap items-center justify-end gap-x-2">
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex min-h-11 min-w-[min(100%,9rem)] flex-1 items-center gap-2 text-left text-sm"
              onClick={() => onOpen(!isOpen)}
            >
              <Icon of={chevronDown} className={`size-4 shrink-0 text-ink-soft ${isOpen ? 'rotate-180' : ''}`} />
              <span className="min-w-0">
                <span lang={lang} className="font-medium wrap-anywhere">
                  {name}
                </span>
                {detail && (
                  <span lang="nl" className="block text-xs wrap-anywhere text-ink-soft">
                    {detail}
                  </span>
                )}
              </span>
            </button>
            {actions}
          </div>
          {isOpen && (
            <fieldset className="min-w-0 pt-1 pb-4">
              <legend lang={lang} className="sr-only">
                {name}
              </legend>
              <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{children}</div>
            </fieldset>
          )}
        </>
      )}
    </div>
  );
}

type MoveButtonProps = {
  direction: 'up' | 'down';
  isAtEnd: boolean;
  name: string;
  lang: string | undefined;
  onMove: () => void;
};

function MoveButton({ direction, isAtEnd, name, lang, onMove }: MoveButtonProps) {
  const isUp = direction === 'up';
  const shown = { name: <span lang={lang}>{name}</span> };
  return (
    <button
      type="button"
      className={ICON_BUTTON}
      aria-disabled={isAtEnd || undefined}
      aria-keyshortcuts={isUp ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      title={t(isUp ? 'Move up (Alt+↑)' : 'Move down (Alt+↓)')}
      onClick={onMove}
    >
      <Icon of={isUp ? arrowUp : arrowDown} className="size-4" />
      <span className="sr-only">{isUp ? t.rich('Move up {name}', shown) : t.rich('Move down {name}', shown)}</span>
    </button>
  );
}
