/** The values of content/kliniek.yaml that are still samples: each with what stands there now. */
export function sampleValues(clinic: { voorbeelden?: readonly string[] } & Record<string, unknown>): string[] {
  return (clinic.voorbeelden ?? []).map((path) => `${path}: ${shown(valueAt(clinic, path))}`);
}

const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], from);

const shown = (value: unknown): string =>
  value && typeof value === 'object' ? Object.values(value).join(', ') : String(value ?? 'ontbreekt');
