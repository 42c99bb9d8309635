import type { TeamMember } from '../shared/facts/team.ts';
import { toForm } from './document-form.ts';
import { readFacts, readTeam } from './read-file.ts';

/** A member of content/team.yaml; the schemas have already refused an unknown key. */
export function getTeamMember(key: string): TeamMember {
  const member = readTeam().get(key);
  if (!member) throw new Error(`content/team.yaml has nobody called ${key}: add them, or correct the name`);
  return member;
}

/** "A. Bakker, arts (BIG-nummer 12345678901)" */
export const signatureOf = (key: string): string => readFacts().get(`zorgverlener:${key}`) ?? '';

/** Who works here. Those who left stay in team.yaml while a text is theirs. */
export const colleagues = (root?: string): TeamMember[] =>
  [...readTeam(root).values()].filter(({ leftOn }) => leftOn === undefined);

/** A text of content/, by its path there. */
type Text = { path: string; text: string };

type Naming = 'reviewer' | 'author' | 'quoted' | 'text';

/** Who of the team a document names, and as what. */
export function namedIn({ path, text }: Text): Array<{ key: string; as: Naming }> {
  if (path === 'team.yaml') return [];
  const { fields } = toForm(path, text);
  const { auteur, 'citaat-van': quoted, gecontroleerd } = fields;
  const reviewer = gecontroleerd !== null && typeof gecontroleerd === 'object' && 'door' in gecontroleerd;
  const named = [
    { key: reviewer ? gecontroleerd['door'] : undefined, as: 'reviewer' },
    { key: auteur, as: 'author' },
    { key: quoted, as: 'quoted' },
    ...[...text.matchAll(/\{(?:zorgverlener|naam|registratie):([\w-]+)\}/g)].map(([, key]) => ({ key, as: 'text' })),
  ];
  return named.flatMap(({ key, as }) => (typeof key === 'string' ? [{ key, as: as as Naming }] : []));
}

/**
 * What the team lacks, seen from the texts: somebody whom they still name, and who takes over from somebody who left.
 * `field` is the place in team.yaml, or in the document that `path` says.
 */
export function teamProblems(texts: readonly Text[], team: ReadonlyMap<string, TeamMember>) {
  const named = texts.flatMap((text) => namedIn(text).map((naming) => ({ ...naming, path: text.path })));
  const problem = (field: string, message: string, path = 'team.yaml') => ({ path, field, message });
  const missing = [...new Set(named.map(({ key }) => key).filter((key) => !team.has(key)))].map((key) => {
    const pages = new Set(named.filter((one) => one.key === key).map(({ path }) => path));
    const count = pages.size === 1 ? 'een pagina' : `${pages.size} pagina’s`;
    return problem(
      key,
      `staat nog op ${count} en kan niet weg: zet de regel terug en vul daar Vertrokken en Opvolger in. Het gaat om ${[...pages].join(', ')}`,
    );
  });
  const ofLeavers = [...team.values()]
    .filter(({ leftOn }) => leftOn !== undefined)
    .flatMap(({ key, name, successor }) => {
      const isNamed = (as: Naming) => named.filter((one) => one.key === key && one.as === as);
      const quoted = isNamed('quoted').flatMap(({ path }) => [
        problem(
          `${key}.vertrokken`,
          `kan nog niet: Over ons heeft een citaat van ${name}. Kies daar eerst een collega`,
        ),
        problem('citaat-van', 'is iemand die hier niet meer werkt: kies een collega', path),
      ]);
      if (isNamed('reviewer').length === 0 || (successor !== undefined && team.get(successor)?.mayReview))
        return quoted;
      const lacking =
        successor === undefined
          ? `ontbreekt: kies wie de pagina’s overneemt die ${name} controleerde`
          : `heeft geen BIG-nummer, en ${name} controleerde pagina’s: kies een collega die dat mag overnemen`;
      return [...quoted, problem(`${key}.opvolger`, lacking)];
    });
  return [...missing, ...ofLeavers];
}
