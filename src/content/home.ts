import { getEntry } from 'astro:content';

/** The data of content/home.yaml. Throws when the file is gone. */
export async function getHome() {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home.yaml is missing: restore it');
  return entry.data;
}

export type Home = Awaited<ReturnType<typeof getHome>>;
