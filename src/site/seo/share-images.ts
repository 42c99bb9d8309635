import { getCollection } from 'astro:content';
import { paths } from '../../shared/paths.ts';
import { getHome, getPages, getSingleEntry, oneLine } from '../entries.ts';

export type ShareImage = { path: string; title: string; cover: string };

/** The share image of every indexed page: its path, its title and the name of its picture. */
export async function getShareImages(): Promise<ShareImage[]> {
  const [therapies, treatments, services] = await Promise.all([
    getPages('therapies'),
    getPages('treatments'),
    getPages('services'),
  ]);
  const about = (await getSingleEntry('about', 'over-ons')).data;
  const pmo = (await getSingleEntry('pmo', 'pmo')).data;
  const home = await getHome();
  const therapiesOverview = (await getSingleEntry('therapiesOverview', 'therapieen')).data;
  const treatmentsOverview = (await getSingleEntry('treatmentsOverview', 'behandelingen')).data;
  const statements = await getCollection('statements');
  const examinations = (await getSingleEntry('examinations', 'rijbewijskeuringen')).data;
  return [
    { path: paths.home, title: home.kop.titel, cover: home.kop.foto },
    { path: paths.therapies, ...therapiesOverview },
    { path: paths.treatments, ...treatmentsOverview },
    { path: paths.examinations, ...examinations.hero },
    { path: paths.pmo, ...pmo },
    { path: paths.about, ...about },
    ...statements.map(({ id, data }) => ({ path: `/${id}`, ...data })),
    ...therapies.map(({ id, data }) => ({ path: paths.therapy(id), ...data })),
    ...treatments.map(({ id, data }) => ({ path: paths.treatment(id), ...data })),
    ...services.map(({ id, data }) => ({ path: paths.examination(id), ...data })),
  ].map(({ path, title, cover }) => ({ path: shareImagePath(path), title: oneLine(title), cover }));
}

/** The image that link previews show for the page at `path`. */
export const shareImagePath = (path: string): string => `/delen${path === '/' ? '/home' : path}.jpg`;
