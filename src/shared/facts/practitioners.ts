import { parse } from 'yaml';

/** Who works in the clinic, as content/zorgverleners.yaml has them. */
export type Practitioner = {
  name: string;
  profession: string;
  /** In the BIG register; undefined for who is in another register, or in none. */
  bigNumber: string | undefined;
};

type Written = { naam?: unknown; functie?: unknown; registratie?: unknown } | null;

/** By key, from the text of zorgverleners.yaml. */
export function practitionersFrom(yaml: string): Map<string, Practitioner> {
  const people = (parse(yaml) ?? {}) as Record<string, Written>;
  return new Map(
    Object.entries(people).map(([key, person]) => [
      key,
      {
        name: String(person?.naam ?? ''),
        profession: String(person?.functie ?? ''),
        bigNumber: /BIG-nummer\s+(\d{11})(?!\d)/.exec(String(person?.registratie ?? ''))?.[1],
      },
    ]),
  );
}
