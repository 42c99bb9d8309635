import { useEffect, useState } from 'react';

/** The decoded image at an address; undefined until it is there. */
export function useLoadedImage(src: string): { image?: HTMLImageElement; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<{ src: string; image?: HTMLImageElement }>();
  useEffect(() => {
    let isUnmounted = false;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => isUnmounted || setLoaded({ src, image }),
      () => isUnmounted || setLoaded({ src }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [src]);
  if (loaded?.src !== src) return { hasFailed: false };
  return loaded.image ? { image: loaded.image, hasFailed: false } : { hasFailed: true };
}
