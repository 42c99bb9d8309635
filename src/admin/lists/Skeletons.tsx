import { SKELETON_CARDS } from '../../shared/constants.ts';

const SHAPES = Array.from({ length: SKELETON_CARDS }, (_, index) => index);

export function Skeletons({
  label,
  className = '',
  itemClassName,
}: {
  label: string;
  className?: string;
  itemClassName: string;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {SHAPES.map((shape) => (
        <div
          key={shape}
          data-testid="skeleton"
          className={`rounded-sm bg-plaster/60 motion-safe:animate-pulse ${itemClassName}`}
        />
      ))}
    </div>
  );
}
