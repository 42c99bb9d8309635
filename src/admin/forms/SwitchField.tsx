import { type ReactNode, useId } from 'react';
import { Switch } from '../../ui/forms/Switch.tsx';

type Props = { label: string; hint: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

export function SwitchField({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      </div>
      <Switch id={id} checked={checked} onChange={onChange} describedBy={`${id}-hint`} />
    </div>
  );
}
