/** The item's own excerpt, else the first characters of its text plus '...'. */
export function excerptOf(item: { excerpt: string | null; content: string }, characters: number): string {
  if (item.excerpt?.trim()) return item.excerpt;
  const text = item.content.trim();
  return text.length > characters ? `${text.slice(0, characters).trimEnd()}...` : text;
}
