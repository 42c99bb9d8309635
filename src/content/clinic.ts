import { getEntry } from 'astro:content';

/** What content/kliniek.yaml says of the clinic. */
export async function getClinic() {
  const entry = await getEntry('clinic', 'kliniek');
  if (!entry) throw new Error('content/kliniek.yaml is missing: put it back');
  return entry.data;
}

export type Clinic = Awaited<ReturnType<typeof getClinic>>;

/** 040 123 45 67 → tel:+31401234567 */
export const telephoneLink = (number: string) => `tel:${number.replace(/\s/g, '').replace(/^0/, '+31')}`;

/** 09:00 → 9.00, as Dutch prints a time. */
const clockTime = (time: string) => time.replace(/^0/, '').replace(':', '.');

/** ‘maandag tot en met vrijdag van 9.00 tot 17.00 uur’ */
export function openingHoursLine({ openingstijden: { dagen, van, tot } }: Pick<Clinic, 'openingstijden'>): string {
  const days = dagen.length > 2 ? `${dagen.at(0)} tot en met ${dagen.at(-1)}` : dagen.join(' en ');
  return `${days} van ${clockTime(van)} tot ${clockTime(tot)} uur`;
}
