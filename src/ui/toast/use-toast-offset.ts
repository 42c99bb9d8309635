import { type RefObject, useLayoutEffect } from 'react';

/** The custom property that the toasts read. */
const OFFSET = '--toast-offset';

/** Keeps toasts above an element at the lower edge of the window, while it is mounted. */
export function useToastOffset(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isShown || !current) return undefined;
    const { style } = document.documentElement;
    const publish = () =>
      style.setProperty(OFFSET, `${Math.max(0, innerHeight - current.getBoundingClientRect().top)}px`);
    const observer = new ResizeObserver(publish);
    observer.observe(current);
    observer.observe(document.body);
    addEventListener('scroll', publish, { passive: true });
    addEventListener('resize', publish);
    publish();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', publish);
      removeEventListener('resize', publish);
      style.removeProperty(OFFSET);
    };
  }, [element, isShown]);
}
