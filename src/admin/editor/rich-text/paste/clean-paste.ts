import { ownPath } from '../../../../shared/addresses/web-address.ts';
import { convert, isOwnDocument } from '../../../../shared/rich-text/conversion/convert.ts';
import type { LeftOut } from '../../../../shared/rich-text/conversion/left-out.ts';
import { all, type Element, named, remove } from '../../../../shared/rich-text/conversion/tree.ts';
import { pendingCopy } from '../images/pending-images.ts';
import { parsePasted, treeOf } from './parse-pasted.ts';
import { type PastedPictures, sourceOfPasted } from './pasted-pictures.ts';

/**
 * Converts pasted HTML as each door does, and makes copies of its pictures. What was copied in an editor of this site
 * stays unchanged: it says where it is open. `onLeftOut` gets the count of what was dropped.
 */
export function cleanPaste(html: string, pictures: PastedPictures, onLeftOut?: (leftOut: LeftOut) => void): string {
  const body = parsePasted(html);
  if (body.querySelector('[data-pm-slice]') && isFromEditor(treeOf(body))) return withPendingPictures(body, pictures);
  const { html: converted, leftOut } = convert(treeOf(body), {
    pictureSource: (source) => sourceOfPasted(source, pictures),
    linkAddress: (address) => ownPath(address, [location.origin]) ?? address,
  });
  // They are counted where their remedy is named.
  const { picture: _, ...others } = leftOut;
  onLeftOut?.(others);
  return converted;
}

/** Sites with the same editor mark copies the same way, but add more. */
function isFromEditor(tree: Element): boolean {
  for (const { attributes } of all(tree, () => true)) {
    delete attributes['data-pm-slice'];
    delete attributes['data-copy'];
  }
  for (const meta of all(tree, named('meta'))) remove(meta);
  return isOwnDocument(tree);
}

function withPendingPictures(body: HTMLElement, pictures: PastedPictures): string {
  for (const image of body.querySelectorAll('img')) {
    const copying = image.getAttribute('data-copy');
    const source = copying === null ? (image.getAttribute('src') ?? '') : pendingCopy(copying);
    const src = sourceOfPasted(source, pictures);
    image.removeAttribute('data-copy');
    if (src === undefined) image.remove();
    else image.setAttribute('src', src);
  }
  return body.innerHTML;
}
