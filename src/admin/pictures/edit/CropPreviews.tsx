import type { Point } from '../../../shared/pictures/edits/geometry.ts';

/** The crops of the site: src/magazine/listing/Picture.tsx, item/ItemHero.astro, and the image of a shared link. */
const CROPS = [
  { name: 'Card', shape: 'aspect-[16/10]' },
  { name: 'Cover', shape: 'aspect-[12/5]' },
  { name: 'Phone', shape: 'aspect-square' },
  { name: 'Shared link', shape: 'aspect-[1200/630]' },
] as const;

/** Previews of the site's crops of a picture. */
export function CropPreviews({ src, focalPoint: { x, y } }: { src: string; focalPoint: Point }) {
  return (
    <ul aria-label="How the site shows it" className="mt-4 grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
      {CROPS.map(({ name, shape }) => (
        <li key={name}>
          <img
            src={src}
            alt=""
            className={`w-full rounded-xs bg-plaster object-cover ${shape}`}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
          <p className="mt-1 text-xs text-ink-soft">{name}</p>
        </li>
      ))}
    </ul>
  );
}
