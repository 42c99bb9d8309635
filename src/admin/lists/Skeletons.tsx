import { SKELETON_CARDS } from '../../shared/constants.ts';

export function Skeletons({
  label,
  className = '',
  itemClassName,
  count = SKELETON_CARDS,
}: {
  label: string;
  className?: string;
  itemClassName: string;
  /** Fewer for what is seldom long: the page would shrink once it is there. */
  count?: number;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          key={index}
          data-testid="skeleton"
          className={`rounded-sm bg-plaster/60 motion-safe:animate-pulse ${itemClassName}`}
        />
      ))}
    </div>
  );
}
