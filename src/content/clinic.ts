import { getEntry } from 'astro:content';

/** The data of content/kliniek.yaml. Throws when the file is gone. */
export async function getClinic() {
  const entry = await getEntry('clinic', 'kliniek');
  if (!entry) throw new Error('content/kliniek.yaml is missing: restore it');
  return entry.data;
}

export type Clinic = Awaited<ReturnType<typeof getClinic>>;

/** `040 123 45 67` → `tel:+31401234567` */
export const telephoneLink = (number: string) => `tel:${number.replace(/\s/g, '').replace(/^0/, '+31')}`;
