import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const ITEM =
  'flex min-h-8 cursor-default items-center justify-between gap-6 rounded-xs px-3 text-sm outline-none select-none data-highlighted:bg-plaster data-disabled:text-ink-soft data-disabled:opacity-60 pointer-coarse:min-h-11 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid';

export const PANEL =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 overflow-y-auto rounded-sm border border-linen bg-surface p-1 raised';

/** Menus render into the main landmark, so that no content is outside all landmarks. */
export const mainLandmark = () => document.querySelector('main');

/** A submenu has no room beside its menu, so it opens over it. */
const isNarrow = () => matchMedia('(max-width: 639px)').matches;

type ItemProps = { onSelect: () => void; keys?: string; isDanger?: boolean; disabled?: boolean; children: ReactNode };

export const Item = ({ onSelect, keys, isDanger = false, disabled = false, children }: ItemProps) => (
  <Radix.Item className={`${ITEM} ${isDanger ? 'text-danger' : 'text-ink'}`} onSelect={onSelect} disabled={disabled}>
    <span>{children}</span>
    {keys && (
      <span aria-hidden="true" className="text-xs text-ink-soft pointer-coarse:hidden">
        {keys}
      </span>
    )}
  </Radix.Item>
);

export const CheckItem = ({ isChecked, onSelect, children }: ItemProps & { isChecked: boolean }) => (
  <Radix.CheckboxItem className={`${ITEM} text-ink`} checked={isChecked} onSelect={onSelect}>
    {children}
    <Radix.ItemIndicator aria-hidden="true">✓</Radix.ItemIndicator>
  </Radix.CheckboxItem>
);

type RadioProps = { value: string; disabled?: boolean; children: ReactNode };

export const RadioItem = ({ value, disabled = false, children }: RadioProps) => (
  <Radix.RadioItem className={`${ITEM} text-ink`} value={value} disabled={disabled}>
    <span>{children}</span>
    <Radix.ItemIndicator aria-hidden="true">✓</Radix.ItemIndicator>
  </Radix.RadioItem>
);

export const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Radix.Group aria-label={label}>
    <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-soft">{label}</Radix.Label>
    {children}
    <Radix.Separator className="my-1 h-px bg-linen/60 forced-colors:bg-[CanvasText]" />
  </Radix.Group>
);

export const Sub = ({ name, children }: { name: string; children: ReactNode }) => (
  <Radix.Sub>
    <Radix.SubTrigger className={`${ITEM} text-ink data-[state=open]:bg-plaster`}>
      {name}
      <span aria-hidden="true">▸</span>
    </Radix.SubTrigger>
    <Radix.Portal container={mainLandmark()}>
      <Radix.SubContent className={PANEL} sideOffset={isNarrow() ? -150 : 2} collisionPadding={8}>
        {children}
      </Radix.SubContent>
    </Radix.Portal>
  </Radix.Sub>
);
