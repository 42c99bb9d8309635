import { Select as Radix } from 'radix-ui';
import { useState } from 'react';
import { isForwardedEscape } from '../toast/escape.ts';

export type SelectOption = {
  /** Never empty: Radix refuses that. */
  value: string;
  label: string;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
};

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  /** For a select without a visible `<label for>`. */
  label?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  'data-field'?: string | undefined;
};

export function Select({
  id,
  value,
  onChange,
  options,
  placeholder,
  label,
  describedBy,
  invalid,
  required,
  ...trigger
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      required={required ?? false}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Radix.Trigger
        {...trigger}
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-xs border border-ink-soft bg-surface px-3 text-left text-sm text-ink aria-invalid:border-danger data-placeholder:text-ink-soft"
      >
        <span lang={chosen?.lang} className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon aria-hidden="true" className="text-ink-soft">
          ▾
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          onKeyDown={(event) => isForwardedEscape(event) && setOpen(false)}
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-2rem)] overflow-hidden rounded-sm border border-linen bg-surface raised"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                lang={option.lang}
                className="flex min-h-10 cursor-default items-center justify-between gap-4 rounded-xs px-3 text-sm text-ink outline-none select-none data-highlighted:bg-plaster data-[state=checked]:font-medium"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator aria-hidden="true">✓</Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
