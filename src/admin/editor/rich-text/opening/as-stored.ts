import type { Node } from '@tiptap/pm/model';
import { serializeBody } from '../serialize-body.ts';

/**
 * Reads a text that was opened from `stored`. Gives that back byte for byte as long as nobody changed it: the editor
 * writes the same in another way.
 */
export function readOpened(stored: string, opened: Node): (doc: Node) => string {
  const written = serializeBody(opened);
  return (doc) => {
    const html = serializeBody(doc);
    return html === written ? stored : html;
  };
}
