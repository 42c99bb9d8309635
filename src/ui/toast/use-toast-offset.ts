import { type RefObject, useLayoutEffect } from 'react';

/** The custom property that the toasts read. */
const OFFSET = '--toast-offset';

const bars = new Set<HTMLElement>();

/** Keeps toasts above an element at the lower edge of the window, while it is mounted. Several stand on one another. */
export function useToastOffset(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isShown || !current) return undefined;
    bars.add(current);
    const observer = new ResizeObserver(publish);
    observer.observe(current);
    observer.observe(document.body);
    addEventListener('scroll', publish, { passive: true });
    addEventListener('resize', publish);
    publish();
    return () => {
      bars.delete(current);
      observer.disconnect();
      removeEventListener('scroll', publish);
      removeEventListener('resize', publish);
      publish();
    };
  }, [element, isShown]);
}

/** The height of what stands at the lower edge. A bar that was scrolled away from it covers nothing. */
function publish(): void {
  const rects = [...bars].map((bar) => bar.getBoundingClientRect()).sort((a, b) => b.bottom - a.bottom);
  const edge = rects.reduce(
    (lowest, { top, bottom }) => (bottom >= lowest - 1 ? Math.min(lowest, top) : lowest),
    innerHeight,
  );
  document.documentElement.style.setProperty(OFFSET, `${innerHeight - edge}px`);
}
