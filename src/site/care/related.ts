import type { CollectionEntry } from 'astro:content';
import { paths } from '../../shared/paths.ts';
import { getPages, getTherapiesAt, oneLine } from '../entries.ts';

export async function relatedTherapies({ data: { related } }: CollectionEntry<'therapies'>) {
  const therapies = await getTherapiesAt(related);
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
