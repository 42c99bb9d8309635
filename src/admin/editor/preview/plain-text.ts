import { plainLowered, plainRaised } from '../../../shared/rich-text/raised.ts';
import { withoutSoftHyphens } from '../../../shared/text/soft-hyphens.ts';

const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const HEIGHT = /<(sup|sub)>(.*?)<\/\1>/g;
const END_OF_BLOCK = /<(\/(p|h\d|li|blockquote|pre|td|th|tr)|br ?\/?)>/gi;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** The plain text of a body, as the server generates it for cards. */
export const plainText = (html: string): string =>
  withoutSoftHyphens(html)
    .replace(END_OF_BLOCK, ' $&')
    .replace(HEIGHT, (_, height: string, words: string, at: number, whole: string) =>
      height === 'sup' ? plainRaised(words) : plainLowered(words, whole.slice(0, at)),
    )
    .replace(TAG, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
