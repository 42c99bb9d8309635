import { Switch as Radix } from 'radix-ui';

/** Label it with `<label for>`. Forced colours replace backgrounds that are not system colours, hence the overrides. */
export function Switch({
  id,
  checked,
  onChange,
  describedBy,
}: {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  describedBy?: string | undefined;
}) {
  return (
    <Radix.Root
      id={id}
      checked={checked}
      onCheckedChange={onChange}
      aria-describedby={describedBy}
      className="relative h-7 w-12 shrink-0 rounded-full border border-ink-soft bg-surface transition-colors data-[state=checked]:border-success data-[state=checked]:bg-success forced-colors:border-[color:ButtonText] forced-colors:bg-[color:ButtonFace] forced-colors:data-[state=checked]:bg-[color:Highlight]"
    >
      <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-ink-soft transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-surface forced-colors:bg-[color:ButtonText] forced-colors:data-[state=checked]:bg-[color:HighlightText]" />
    </Radix.Root>
  );
}
