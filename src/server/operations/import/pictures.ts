import { normaliseImageSource } from '../../../shared/addresses/web-address.ts';
import { PICTURE_MAX_LENGTH } from '../../../shared/constants.ts';
import { lostIn } from '../../../shared/pictures/image-format.ts';
import { firstOf } from '../../../shared/text/text.ts';
import type { Context } from '../../context.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { CommandError, DomainError } from '../../errors/errors.ts';
import { nameInAddress } from '../../pictures/picture-name.ts';
import type { Download } from '../../pictures/remote.ts';
import { uploadImage } from '../../pictures/upload.ts';

export type PictureImporter = {
  /**
   * Downloads a picture once and returns its address on this site. If that fails, returns the original address if
   * articles may contain it, else an empty string. `alt` is the source's description.
   */
  importPicture: (address: string, alt?: string) => Promise<string>;
  importedCount: number;
  /** Error messages by address. */
  failed: Map<string, string>;
  /** What the site does not show of a picture, by address. */
  notices: Map<string, string>;
};

/** Imported pictures pass the same checks as uploads by staff. */
export function createPictureImporter(context: Context, download: Download): PictureImporter {
  const addresses = new Map<string, string>();
  const importer: PictureImporter = {
    importedCount: 0,
    failed: new Map(),
    notices: new Map(),
    importPicture: async (address, alt) => {
      const newAddress = addresses.get(address) ?? (await downloadPicture(address, alt));
      addresses.set(address, newAddress);
      return newAddress;
    },
  };
  async function downloadPicture(address: string, alt: string | undefined): Promise<string> {
    try {
      if (!URL.canParse(address)) throw new CommandError('the address is incomplete (use --site)');
      const bytes = await download(address);
      const newAddress = await uploadImage(context, bytes, {
        name: nameInAddress(address),
        alt: (alt && firstOf(alt.trim(), PICTURE_MAX_LENGTH.alt)) || undefined,
      });
      importer.importedCount += 1;
      const notice = lostIn(bytes);
      if (notice) importer.notices.set(address, notice);
      return newAddress;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'unavailable') throw error;
      importer.failed.set(address, errorMessage(error));
      return normaliseImageSource(address) ?? '';
    }
  }
  return importer;
}
