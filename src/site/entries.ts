import type { CollectionEntry, CollectionKey } from 'astro:content';
import * as built from 'astro:content';
import { type HelpFinder, helpFinder } from '../shared/help/help-finder.ts';

type PageCollection = 'therapies' | 'treatments' | 'services';
type SingleCollection =
  | 'about'
  | 'contact'
  | 'examinations'
  | 'help'
  | 'notice'
  | 'pmo'
  | 'questions'
  | 'rates'
  | 'route'
  | 'statements'
  | 'therapiesOverview'
  | 'treatmentsOverview'
  | 'waitingTime';

/** What a server publishes instead of what was there at the build: scripts/serve/published-site.ts. */
const PUBLISHED = Symbol.for('published content');
type Entries = Record<string, ReadonlyArray<{ id: string; data: unknown }>>;
const published = () => (globalThis as { [PUBLISHED]?: Entries })[PUBLISHED];

const getCollection = async <C extends CollectionKey>(kind: C): Promise<CollectionEntry<C>[]> =>
  (published()?.[kind] as CollectionEntry<C>[] | undefined) ?? built.getCollection(kind);

const getEntry = async <C extends CollectionKey>(kind: C, id: string): Promise<CollectionEntry<C> | undefined> =>
  (await getCollection(kind)).find((entry) => entry.id === id);

/** Every page of a collection, sorted by its `order`. */
export async function getPages<C extends PageCollection>(kind: C): Promise<CollectionEntry<C>[]> {
  const pages = (await getCollection(kind)) as CollectionEntry<C>[];
  return pages.toSorted((a, b) => a.data.order - b.data.order);
}

/** Finds a therapy by its canonical slug or its alias. */
async function getTherapy(slug: string): Promise<CollectionEntry<'therapies'> | undefined> {
  const therapies = await getCollection('therapies');
  return therapies.find(({ id, data }) => id === slug || data.alias === slug);
}

/** Each therapy with the slug it was requested by, since some have two (docs/product.md#therapy-addresses). */
export async function getTherapiesAt(slugs: readonly string[]) {
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, therapy: await getTherapy(slug) })));
  return found.flatMap(({ slug, therapy }) => (therapy ? [{ slug, therapy }] : []));
}

/** The entry of a collection that consists of one file, such as content/pmo.yaml. */
export async function getSingleEntry<C extends SingleCollection>(kind: C, id: string) {
  const entry = await getEntry(kind, id);
  if (!entry) throw new Error(`content/${id} is missing or cannot be read: restore it`);
  return entry as CollectionEntry<C>;
}

/** The help for words of need: from the build, so it needs neither the database nor the index of the pages. */
export const getHelpFinder = async (): Promise<HelpFinder> =>
  (helpFound ??= helpFinder((await getSingleEntry('help', 'nood')).data));
let helpFound: HelpFinder | undefined;

/** Replaces the line breaks that titles and mentions may contain. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** The data of content/home.yaml. Throws when the file is gone. */
export async function getHome() {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home.yaml is missing: restore it');
  return entry.data;
}

export type Home = Awaited<ReturnType<typeof getHome>>;

/** Whether the pages still show samples: search engines are asked to stay away, and visitors read it. */
export const isInPreparation = async (): Promise<boolean> => (await getEntry('preparation', 'site'))?.data.isOn ?? true;

/** The data of content/kliniek.yaml. Throws when the file is gone. */
export async function getClinic() {
  const entry = await getEntry('clinic', 'kliniek');
  if (!entry) throw new Error('content/kliniek.yaml is missing: restore it');
  return entry.data;
}

export type Clinic = Awaited<ReturnType<typeof getClinic>>;
