import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; count?: number | undefined; content: () => ReactNode };

/**
 * Renders only the open tab. The tab list scrolls and therefore clips, so the focus ring is inside the tab. Forced
 * colours make transparent borders visible, so every state sets a system colour.
 */
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
            className="min-h-12 border-b-2 border-transparent px-3 sm:px-4 text-sm font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-4 focus-visible:shadow-none data-[state=active]:border-clay data-[state=active]:text-ink forced-colors:border-[color:Canvas] forced-colors:data-[state=active]:border-b-4 forced-colors:data-[state=active]:border-[color:Highlight]"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular-figures ml-1.5 text-xs font-normal text-ink-soft max-[23rem]:hidden">
                {tab.count}
              </span>
            )}
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
