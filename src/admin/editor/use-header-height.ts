import { type RefObject, useEffect, useRef } from 'react';

/** Sets `--editor-header` to the height of the element, so that nothing sticky is hidden below it. */
export function useHeaderHeight(): RefObject<HTMLDivElement | null> {
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--editor-header', `${header.current?.offsetHeight}px`),
    );
    if (header.current) observer.observe(header.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--editor-header');
    };
  }, []);
  return header;
}
