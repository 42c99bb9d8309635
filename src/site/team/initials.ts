/** "AB" for Anna Bos and "JB" for Jan van den Berg: the initials of the first and the last name. */
export function initialsOf(name: string): string {
  const capitals = name.split(/[\s-]+/).flatMap((word) => (/^\p{Lu}/u.test(word) ? [[...word][0] ?? ''] : []));
  return capitals.length > 1 ? `${capitals[0]}${capitals.at(-1)}` : (capitals[0] ?? '');
}
