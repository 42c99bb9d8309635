import { DomUtils, parseDocument } from 'htmlparser2';
import { elementsOf } from '../body/dom.ts';

/**
 * The HTML with absolute addresses and one file for each picture, as it is shown on other sites. In the tree, not in the
 * HTML: a text may hold what looks like an attribute.
 */
export function forOtherSites(html: string, pageUrl: string): string {
  const document = parseDocument(html);
  for (const link of elementsOf(document, 'a')) makeAbsolute(link.attribs, 'href', pageUrl);
  for (const { attribs } of elementsOf(document, 'img')) {
    makeAbsolute(attribs, 'src', pageUrl);
    delete attribs['srcset'];
    delete attribs['sizes'];
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}

function makeAbsolute(attributes: Record<string, string>, name: 'href' | 'src', pageUrl: string): void {
  const address = attributes[name];
  if (address === undefined || URL.canParse(address) || !URL.canParse(address, pageUrl)) return;
  attributes[name] = new URL(address, pageUrl).href;
}
