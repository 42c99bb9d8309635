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

/** Every page of care that a patient or driver can book. */
export async function carePages() {
  const of = async <K extends 'therapies' | 'treatments' | 'services'>(kind: K, path: (slug: string) => string) =>
    (await getPages(kind)).map(({ id, data }) => ({
      kind: kind === 'services' ? ('service' as const) : ('therapy' as const),
      title: oneLine(data.title),
      description: data.description,
      facts: data.facts,
      subject: data.magazine,
      href: path(id),
    }));
  return [
    ...(await of('services', paths.examination)),
    ...(await of('therapies', paths.therapy)),
    ...(await of('treatments', paths.treatment)),
  ];
}

export type SubjectCare = Awaited<ReturnType<typeof carePages>>[number];
