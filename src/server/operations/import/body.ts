import { convert } from '../../../shared/rich-text/conversion/convert.ts';
import { all, named, remove } from '../../../shared/rich-text/conversion/tree.ts';
import { parseHtml } from '../../articles/body/parse.ts';

type Lookups = {
  /** Returns the picture's new address; an empty text for one that readers could not see. */
  importPicture: (address: string, alt?: string) => Promise<string>;
  /** The new address of an article of the source site; undefined for any other address. */
  articleAddress: (sourceAddress: string) => string | undefined;
};

/** Gives the pictures of a body, and its links to articles of the source site, their new addresses. */
export async function importBody(html: string, { importPicture, articleAddress }: Lookups): Promise<string> {
  const root = parseHtml(html);
  for (const image of all(root, named('img'))) {
    const { src = '', alt = '', title, 'data-decorative': decorative } = image.attributes;
    const address = await importPicture(src, alt);
    if (!address) remove(image);
    image.attributes = {
      src: address,
      alt,
      ...(title && { title }),
      ...(decorative !== undefined && { 'data-decorative': decorative }),
    };
  }
  for (const link of all(root, named('a'))) {
    const address = articleAddress(link.attributes['href'] ?? '');
    if (address) link.attributes['href'] = address;
  }
  return convert(root).html;
}
