import { normaliseImageSource } from '../../../shared/addresses/web-address.ts';
import type { Context } from '../../context.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { CommandError, isDomainError } from '../../errors/errors.ts';
import type { Download } from '../../pictures/remote/download.ts';
import { uploadImage } from '../../pictures/upload.ts';

export type Pictures = {
  /** The address here of a picture from elsewhere, which is fetched once; its own address where that fails. */
  here: (address: string) => Promise<string>;
  stored: number;
  /** Those that are still shown from elsewhere, or not at all, and why. */
  left: Map<string, string>;
};

/** Takes pictures of another site into the image store, through the same checks as an upload by staff. */
export function openPictures(context: Context, download: Download): Pictures {
  const known = new Map<string, string>();
  const pictures: Pictures = {
    stored: 0,
    left: new Map(),
    here: async (address) => {
      const found = known.get(address) ?? (await fetchOnce(address));
      known.set(address, found);
      return found;
    },
  };
  async function fetchOnce(address: string): Promise<string> {
    try {
      if (!URL.canParse(address)) throw new CommandError('it is no complete address (say --site)');
      const stored = await uploadImage(context, await download(address));
      pictures.stored += 1;
      return stored;
    } catch (error) {
      if (isDomainError(error) && error.code === 'unavailable') throw error;
      pictures.left.set(address, errorMessage(error));
      return normaliseImageSource(address) ?? '';
    }
  }
  return pictures;
}
