import { parse } from 'yaml';

/** Somebody who works in the clinic, as content/team.yaml has them. */
export type TeamMember = {
  /** How texts refer to them; it stays when the name changes. */
  key: string;
  name: string;
  profession: string;
  registration: string | undefined;
  /** In the BIG register; undefined for who is in another register, or in none. */
  bigNumber: string | undefined;
  /** The name of a picture in src/assets/images. */
  portrait: string | undefined;
};

type Written = { naam?: unknown; functie?: unknown; registratie?: unknown; portret?: unknown } | null;

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
      },
    ]),
  );
}

const textOf = (value: unknown) => (value ? String(value) : undefined);
