import { paths } from '../../shared/paths.ts';
import { getPages, getSingleEntry, oneLine } from '../entries.ts';

/** What the clinic offers, each with its page, and the facts that stand above it. */
export async function offeredCare() {
  const [treatments, therapies, examinations] = [
    await getPages('treatments'),
    await getPages('therapies'),
    await getPages('services'),
  ];
  const { title, metaDescription, facts } = (await getSingleEntry('pmo', 'pmo')).data;
  return {
    therapies: [
      ...treatments.map(({ id, data }) => offered(data, paths.treatment(id))),
      ...therapies.map(({ id, data }) => offered(data, paths.therapy(id))),
    ],
    services: [
      ...examinations.map(({ id, data }) => offered(data, paths.examination(id))),
      offered({ title, description: metaDescription, facts }, paths.pmo),
    ],
  };
}

function offered<Facts>(
  { title, description, facts }: { title: string; description: string; facts: Facts },
  href: string,
) {
  return { name: oneLine(title), description, facts, href };
}

export type OfferedCare = Awaited<ReturnType<typeof offeredCare>>;
