const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, both between tags and in double-quoted attributes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
