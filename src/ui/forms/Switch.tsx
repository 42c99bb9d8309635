type Props = {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  describedBy?: string | undefined;
};

/** Label it with `<label for>`. Forced colours replace backgrounds that are not system colours, hence the overrides. */
export const Switch = ({ id, checked, onChange, describedBy }: Props) => (
  <input
    id={id}
    type="checkbox"
    role="switch"
    checked={checked}
    aria-checked={checked}
    onChange={(event) => onChange(event.target.checked)}
    aria-describedby={describedBy}
    className="grid h-7 w-12 shrink-0 appearance-none items-center rounded-full border border-ink-soft bg-surface transition-colors before:size-5 before:translate-x-0.5 before:rounded-full before:bg-ink-soft before:transition-transform checked:border-success checked:bg-success checked:before:translate-x-6 checked:before:bg-surface forced-colors:border-[color:ButtonText] forced-colors:bg-[color:ButtonFace] forced-colors:before:bg-[color:ButtonText] forced-colors:checked:bg-[color:Highlight] forced-colors:checked:before:bg-[color:HighlightText]"
  />
);
