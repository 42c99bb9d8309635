import { getEntry } from 'astro:content';

/** What content/home.yaml says. */
export async function getHome() {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home.yaml is missing: put it back');
  return entry.data;
}

export type Home = Awaited<ReturnType<typeof getHome>>;
