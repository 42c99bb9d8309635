import type { CollectionEntry } from 'astro:content';
import { getPages, getTherapiesAt, oneLine } from '../../content/entries.ts';
import { paths } from '../../shared/paths.ts';

/** Chosen by the clinic, by hand. */
const RELATED_THERAPIES: Record<string, readonly string[]> = {
  'obesitas-afvallen': ['metabole-aandoeningen', 'hart-vaatziekten', 'psychische-aandoeningen'],
  autoimmunziekten: ['allergieen-intoleranties', 'zware-pathologie', 'medische-infusen'],
  'hormoon-therapie': ['pro-aging', 'obesitas-afvallen', 'psychische-aandoeningen'],
  'zware-pathologie': ['medische-infusen', 'psychische-aandoeningen', 'autoimmunziekten'],
  'pro-aging': ['hart-vaatziekten', 'hormoon-therapie', 'degeneratieve-aandoeningen'],
  'medische-infusen': ['zware-pathologie', 'autoimmunziekten', 'allergieen-intoleranties'],
  'psychische-aandoeningen': ['verslaving', 'hormoon-therapie', 'zware-pathologie'],
  verslaving: ['psychische-aandoeningen', 'metabole-aandoeningen', 'obesitas-afvallen'],
  'degeneratieve-aandoeningen': ['pro-aging', 'autoimmunziekten', 'zware-pathologie'],
  'allergieen-intoleranties': ['autoimmunziekten', 'psychische-aandoeningen', 'medische-infusen'],
  'metabole-aandoeningen': ['obesitas-afvallen', 'hart-vaatziekten', 'degeneratieve-aandoeningen'],
  'hart-vaatziekten': ['metabole-aandoeningen', 'obesitas-afvallen', 'pro-aging'],
};

export async function relatedTherapies({ id }: CollectionEntry<'therapies'>) {
  const therapies = await getTherapiesAt(RELATED_THERAPIES[id] ?? []);
  return therapies.map(({ therapy: { id, data } }) => linkTo(data, paths.therapy(id)));
}

export async function otherTreatments({ id }: CollectionEntry<'treatments'>) {
  const all = await getPages('treatments');
  const after = all.findIndex((treatment) => treatment.id === id) + 1;
  return [...all.slice(after), ...all.slice(0, after - 1)]
    .slice(0, 3)
    .map(({ id, data }) => linkTo(data, paths.treatment(id)));
}

export async function otherServices({ id }: CollectionEntry<'services'>) {
  const all = await getPages('services');
  return all.filter((service) => service.id !== id).map(({ id, data }) => linkTo(data, paths.examination(id)));
}

const linkTo = ({ title, description }: { title: string; description: string }, href: string) => ({
  title: oneLine(title),
  description,
  href,
});
