import { useEffect, useState } from 'react';
import { IMAGE_RETRY_MS } from '../../shared/constants.ts';
import { DEFAULT_IMAGE, imageSource } from '../../shared/image-source.ts';

type Props = { source: string | null; alt?: string; className?: string };

/** A picture that fails to load is requested once more after 2 s, bypassing the cache; then the default is shown. */
export function StoredImage({ source, ...props }: Props) {
  const address = imageSource(source);
  return <RetryingImage key={address} address={address} {...props} />;
}

function RetryingImage({ address, alt = '', className }: Omit<Props, 'source'> & { address: string }) {
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
