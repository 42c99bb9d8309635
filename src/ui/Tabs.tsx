import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: () => ReactNode };

/** Tabs that follow the ARIA pattern; only the open one is rendered, and its code may still be on its way. */
export function Tabs({
  label,
  value,
  onChange,
  tabs,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: Tab[];
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-linen/60">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 border-b-2 border-transparent px-4 text-sm font-medium text-ink-soft hover:text-ink data-[state=active]:border-clay data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.value === value && tab.content()}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
