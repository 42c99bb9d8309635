import { type CollectionEntry, getCollection, getEntry } from 'astro:content';

type PageCollection = 'therapies' | 'treatments' | 'services';

/** All pages of a kind, in the order that their files give. */
export async function getPages<C extends PageCollection>(kind: C): Promise<CollectionEntry<C>[]> {
  const pages = (await getCollection(kind)) as CollectionEntry<C>[];
  return pages.toSorted((a, b) => a.data.order - b.data.order);
}

/** The therapy at that slug, be it the canonical one or its alias. */
async function getTherapy(slug: string): Promise<CollectionEntry<'therapies'> | undefined> {
  const therapies = await getCollection('therapies');
  return therapies.find(({ id, data }) => id === slug || data.alias === slug);
}

/** Therapies at these slugs, each with the slug that was asked for: home and overview differ in five (§2). */
export async function getTherapiesAt(slugs: readonly string[]) {
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, therapy: await getTherapy(slug) })));
  return found.flatMap(({ slug, therapy }) => (therapy ? [{ slug, therapy }] : []));
}

/** What a content file of one entry says, such as content/pmo.yaml. */
export async function getSingleEntry<C extends 'examinations' | 'questions' | 'pmo' | 'about' | 'rates'>(
  kind: C,
  id: string,
) {
  const entry = await getEntry({ collection: kind, id } as { collection: C; id: string });
  if (!entry) throw new Error(`content/${id} is missing or cannot be read: put it back`);
  return entry as CollectionEntry<C>;
}

/** Titles and mentions may hold line breaks (§3); headings in search results and lists may not. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
