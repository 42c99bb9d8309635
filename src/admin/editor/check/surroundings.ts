import { pictureHash } from '../../../shared/pictures/shown-picture.ts';
import type { Block } from '../../../shared/text-check/document/document.ts';
import { pictureAddresses, type WithReaderTexts } from '../../../shared/text-check/document/reader-texts.ts';
import { shownPictureQuery } from '../../uploads/shown-pictures.ts';
import { $writers } from '../../writers/writers.ts';
import type { ArticleForm } from '../state/form.ts';

type Surroundings = Pick<WithReaderTexts, 'writer' | 'pictures'>;

/** What readers see beside the form: its writer, and what the library says of its pictures. `onChange`: it arrived. */
export function createSurroundings(onChange: () => void) {
  const stops = new Map<string, () => void>([['writers', $writers.listen(onChange)]]);
  return {
    of: ({ writerId, image }: ArticleForm, blocks: readonly Block[]): Surroundings => {
      const writer = $writers.get().data?.find(({ id }) => id === writerId) ?? null;
      const hashes = new Set(pictureAddresses(image, blocks).flatMap((address) => pictureHash(address) ?? []));
      const pictures: Record<string, Surroundings['pictures'][string]> = {};
      for (const hash of hashes) {
        const $shown = shownPictureQuery(hash);
        if (!stops.has(hash)) stops.set(hash, $shown.listen(onChange));
        const { data } = $shown.get();
        if (data) pictures[hash] = data;
      }
      return { writer: writer && { name: writer.name, bio: writer.bio }, pictures };
    },
    close: () => {
      for (const stop of stops.values()) stop();
    },
  };
}
