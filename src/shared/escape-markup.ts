const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML or XML, between tags and in attributes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
