import type { Node } from '@tiptap/pm/model';
import { serializeBody } from '../schema/serialize-body.ts';

/**
 * Reads a text that was opened from `stored`. Returns that byte for byte until the text is edited, because the editor
 * serialises it differently.
 */
export function keepStoredUntilEdited(stored: string, opened: Node): (doc: Node) => string {
  const written = serializeBody(opened);
  return (doc) => {
    const html = serializeBody(doc);
    return html === written ? stored : html;
  };
}
