import { StoredImage } from '../uploads/StoredImage.tsx';
import type { Side } from './Comparison.tsx';
import { lowercaseFirst } from './marked-text.tsx';

type Props = {
  source: string | undefined;
  /** The name of the version, when only one has this picture. */
  only?: string;
  side?: Side;
};

const FRAMES = { before: 'outline-danger outline-dotted', after: 'outline-success outline-solid' };

/** The alt text stands beside it, as text. */
export function VersionPicture({ source, only, side = 'after' }: Props) {
  if (!source) return null;
  const frame = only ? `outline-2 outline-offset-2 ${FRAMES[side]}` : '';
  return (
    <figure className="my-1">
      <StoredImage source={source} alt="" className={`max-h-32 max-w-full rounded-xs ${frame}`} />
      {only && <figcaption className="mt-1.5 text-xs text-ink-soft">Only in {lowercaseFirst(only)}</figcaption>}
    </figure>
  );
}
