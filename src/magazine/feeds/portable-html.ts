import { DomUtils, parseDocument } from 'htmlparser2';
import { elementsOf } from '../body/dom.ts';

/**
 * The HTML with absolute addresses and one file per picture, for other sites. Works on the tree, because a text may
 * contain what looks like an attribute.
 */
export function toPortableHtml(html: string, pageUrl: string): string {
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
