import { parse } from 'yaml';

/** A member of the team, from content/team.yaml. */
export type TeamMember = {
  /** The key that texts use; it stays when the name changes. */
  key: string;
  name: string;
  profession: string;
  registration: string | undefined;
  /** Number in the BIG register; undefined for people in another register, or in none. */
  bigNumber: string | undefined;
  /** The name of a picture in src/assets/images, or the address of one in the library. */
  portrait: string | undefined;
  /** The first day on which they no longer work here; undefined for a colleague. */
  leftOn: string | undefined;
  /** The key of the colleague who takes over their pages. */
  successor: string | undefined;
};

type Written = Partial<
  Record<'naam' | 'functie' | 'registratie' | 'portret' | 'vertrokken' | 'opvolger', unknown>
> | null;

/** By key, from the text of team.yaml. */
export function teamFrom(yaml: string): Map<string, TeamMember> {
  const people = (parse(yaml) ?? {}) as Record<string, Written>;
  return new Map(
    Object.entries(people).map(([key, person]) => [
      key,
      {
        key,
        name: String(person?.naam ?? ''),
        profession: String(person?.functie ?? ''),
        registration: textOf(person?.registratie),
        bigNumber: /BIG-nummer\s+(\d{11})(?!\d)/.exec(String(person?.registratie ?? ''))?.[1],
        portrait: textOf(person?.portret),
        leftOn: textOf(person?.vertrokken),
        successor: textOf(person?.opvolger),
      },
    ]),
  );
}

const textOf = (value: unknown) => (value ? String(value) : undefined);
