import { useEffect, useRef } from 'react';

type Props = { label: string; checked: boolean | 'some'; onChange: (checked: boolean) => void; className?: string };

/** A checkbox with a hidden label, in a square large enough to touch. */
export function Checkbox({ label, checked, onChange, className = '' }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <label className={`grid size-[min(--spacing(11),12vw)] shrink-0 cursor-pointer place-items-center ${className}`}>
      <input
        ref={input}
        type="checkbox"
        className="size-5 accent-ink"
        aria-label={label}
        checked={checked === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
