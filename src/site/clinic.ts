import { getEntry } from 'astro:content';

/** What content/kliniek.yaml says of the clinic. */
export async function getClinic() {
  const entry = await getEntry('clinic', 'kliniek');
  if (!entry) throw new Error('content/kliniek.yaml is missing: put it back');
  return entry.data;
}

export type Clinic = Awaited<ReturnType<typeof getClinic>>;

/** 040 222 01 45 → tel:+31402220145 */
export const telephoneLink = (number: string) => `tel:${number.replace(/\s/g, '').replace(/^0/, '+31')}`;
