import { getPages, getSingleEntry, oneLine } from '../../content/entries.ts';
import { paths } from '../../shared/paths.ts';
import { shareImagePath } from './share-image-path.ts';

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
  const examinations = (await getSingleEntry('examinations', 'rijbewijskeuringen')).data;
  return [
    { path: paths.home, title: 'Doorgrond je klachten met een zorgvuldige, integrale benadering.', cover: 'vase' },
    { path: paths.therapies, title: 'Therapieën', cover: 'therapieen' },
    { path: paths.treatments, title: 'Behandelingen', cover: 'behandelingen' },
    { path: paths.examinations, title: 'Rijbewijskeuringen', cover: examinations.hero.cover },
    { path: paths.pmo, title: 'Preventief medisch onderzoek', cover: pmo.cover },
    { path: paths.about, title: 'Over Ons', cover: about.cover },
    { path: paths.privacy, title: 'Privacy', cover: 'closing' },
    { path: paths.accessibility, title: 'Toegankelijkheid', cover: 'closing' },
    ...therapies.map(({ id, data }) => ({ path: paths.therapy(id), ...data })),
    ...treatments.map(({ id, data }) => ({ path: paths.treatment(id), ...data })),
    ...services.map(({ id, data }) => ({ path: paths.examination(id), ...data })),
  ].map(({ path, title, cover }) => ({ path: shareImagePath(path), title: oneLine(title), cover }));
}
