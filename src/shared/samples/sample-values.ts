/** Lists the fields in a content file's `voorbeelden`, each with its current value. */
export function sampleValues(content: { voorbeelden?: readonly string[] } & Record<string, unknown>): string[] {
  return (content.voorbeelden ?? []).map((path) => `${path}: ${formatValue(valueAt(content, path))}`);
}

export const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], from);

function formatValue(value: unknown): string {
  const text = value && typeof value === 'object' ? Object.values(value).join(', ') : String(value ?? 'missing');
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
}
