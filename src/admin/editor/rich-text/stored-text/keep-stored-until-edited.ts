import type { Node } from '@tiptap/pm/model';
import { serializeBody } from '../schema/serialize-body.ts';

/**
 * Makes a function that reads the edited text. Until the first edit it returns `stored` byte for byte, because the
 * editor serialises it differently.
 */
export function keepStoredUntilEdited(stored: string, opened: Node): (doc: Node) => string {
  const written = serializeBody(opened);
  return (doc) => {
    const html = serializeBody(doc);
    return html === written ? stored : html;
  };
}
