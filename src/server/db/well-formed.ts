/** For a value of a `jsonb` column, which refuses half a surrogate pair; a `text` column stores a replacement too. */
export const wellFormed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
