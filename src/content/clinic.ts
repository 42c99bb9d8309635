import { getEntry } from 'astro:content';

/** The data of content/kliniek.yaml. Throws when the file is gone. */
export async function getClinic() {
  const entry = await getEntry('clinic', 'kliniek');
  if (!entry) throw new Error('content/kliniek.yaml is missing: restore it');
  return entry.data;
}

export type Clinic = Awaited<ReturnType<typeof getClinic>>;
