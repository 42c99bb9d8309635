import { Tooltip } from '../../../../ui/overlay/Tooltip.tsx';
import { LineDrawing } from '../toolbar/Icon.tsx';

/** Path data on a 20 × 20 grid. */
const PATHS = {
  find: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11m4-1.5L17 17',
  up: 'm5 12.5 5-5 5 5',
  down: 'm5 7.5 5 5 5-5',
  closed: 'm8 5 5 5-5 5',
  open: 'm5 8 5 5 5-5',
  close: 'm5 5 10 10M15 5 5 15',
  case: 'm2.5 14.5 3.75-9.5L10 14.5M3.8 11.3h4.9M17 9v5.5M17 11.7a2.5 2.8 0 1 1-5 0 2.5 2.8 0 0 1 5 0',
  words:
    'M2.5 12.5v3h15v-3M6 5.5v6.5M9.8 9.8a1.9 2.2 0 1 1-3.8 0 1.9 2.2 0 0 1 3.8 0M14 7.6V12M14 9.8a1.9 2.2 0 1 1-3.8 0',
  accents: 'M6 11.3h8a4 4 0 1 0-1.3 3M9.5 5.5 12 2.8',
} as const;

type Props = {
  name: string;
  keys?: string | undefined;
  icon: keyof typeof PATHS;
  pressed?: boolean;
  expanded?: boolean;
  controls?: string | undefined;
  isEnabled?: boolean;
  onClick: () => void;
  className?: string;
};

/** A button with a drawing, in the bars above and below the text. */
export function BarButton({
  name,
  keys,
  icon,
  pressed,
  expanded,
  controls,
  isEnabled = true,
  onClick,
  className = '',
}: Props) {
  return (
    <Tooltip text={keys ? `${name} (${keys})` : name}>
      <button
        type="button"
        aria-label={name}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-controls={controls}
        aria-disabled={!isEnabled || undefined}
        className={`inline-flex size-10 shrink-0 items-center justify-center rounded-xs text-ink hover:bg-plaster aria-disabled:opacity-35 aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:size-11 ${className}`}
        onClick={() => isEnabled && onClick()}
      >
        <LineDrawing path={PATHS[icon]} />
      </button>
    </Tooltip>
  );
}
