import { useEffect, useState } from 'react';
import { IMAGE_RETRY_MS } from '../../shared/constants.ts';
import { DEFAULT_IMAGE, focalClass, imageSource } from '../../shared/pictures/picture.ts';
import { useShownPicture } from './shown-pictures.ts';

type Props = {
  source: string | null;
  alt?: string;
  className?: string;
  /** The class for a picture without a focal point. */
  without?: string;
};

/**
 * A picture as readers see it, cropped around its focal point. One that fails to load is requested once more after 2 s,
 * bypassing the cache; then the default is shown.
 */
export function StoredImage({ source, className = '', without = '', ...props }: Props) {
  const shown = useShownPicture(source);
  const address = shown ? inSizeOf(source, shown.src) : imageSource(source);
  return (
    <RetryingImage
      key={address}
      address={address}
      className={`${className} ${focalClass(shown, without)}`}
      {...props}
    />
  );
}

/** In the size that was asked for: a small file for a small card. */
function inSizeOf(source: string | null, shown: string): string {
  const size = /-\d+(?=\.webp$)/.exec(source ?? '')?.[0] ?? '';
  return shown.replace(/\.webp$/, `${size}.webp`);
}

function RetryingImage({ address, alt = '', className }: Omit<Props, 'source' | 'without'> & { address: string }) {
  const [failures, setFailures] = useState(0);
  const [shown, setShown] = useState(address);
  useEffect(() => {
    if (failures !== 1) return;
    const timer = setTimeout(() => setShown(bypassCache(address)), IMAGE_RETRY_MS);
    return () => clearTimeout(timer);
  }, [failures, address]);
  const src = failures > 1 ? DEFAULT_IMAGE : shown;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      onError={() => src !== DEFAULT_IMAGE && setFailures(failures + 1)}
    />
  );
}

function bypassCache(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}retry=${Date.now()}`;
}
