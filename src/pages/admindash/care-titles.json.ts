import type { APIRoute } from 'astro';
import { THERAPY_SLUGS } from '../../shared/care-slugs.ts';
import { paths } from '../../shared/paths.ts';
import { getPages, getSingleEntry, getTherapiesAt, oneLine } from '../../site/entries.ts';

/** The title of each page about care by its path, for the To do screen. */
export const GET: APIRoute = async () => {
  const pmo = (await getSingleEntry('pmo', 'pmo')).data;
  const examinations = (await getSingleEntry('examinations', 'rijbewijskeuringen')).data;
  const titles = [
    ...(await getTherapiesAt(THERAPY_SLUGS)).map(({ slug, therapy }) => [paths.therapy(slug), therapy.data.title]),
    ...(await getPages('treatments')).map(({ id, data }) => [paths.treatment(id), data.title]),
    ...(await getPages('services')).map(({ id, data }) => [paths.examination(id), data.title]),
    [paths.examinations, examinations.hero.title],
    [paths.pmo, pmo.title],
  ];
  return Response.json(Object.fromEntries(titles.map(([path = '', title = '']) => [path, oneLine(title)])));
};
