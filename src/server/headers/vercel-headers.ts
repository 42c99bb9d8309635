import { AREAS, areaHeaders } from './security-headers.ts';

type Entry = { source: string; headers: Array<{ key: string; value: string }> };

/** The security headers as entries of vercel.json. No two entries set the same header for one path. */
export function vercelHeaders(): Entry[] {
  return Object.values(AREAS).flatMap((area) => area.sources.map((source) => entry(source, areaHeaders(area, true))));
}

function entry(source: string, headers: Record<string, string>): Entry {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
