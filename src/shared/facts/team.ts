import { mark, unmark } from './placeholders.ts';
import { readYaml } from './yaml.ts';

/** A member of the team, from content/team.yaml. */
export type TeamMember = {
  /** The key that texts use; it stays when the name changes. */
  key: string;
  name: string;
  profession: string;
  /** Undefined while it is a sample: nobody sees a number that is not theirs. */
  registration: string | undefined;
  /** Number in the BIG register; undefined for people in another register, or in none, and while it is a sample. */
  bigNumber: string | undefined;
  /** Whether they may review a text: those with a BIG number, also while that is a sample. */
  mayReview: boolean;
  /** Whether the name is a sample. */
  isSample: boolean;
  /** The name of a picture in src/assets/images, or the address of one in the library; undefined while it is a sample. */
  portrait: string | undefined;
  /** The first day on which they no longer work here; undefined for a colleague. */
  leftOn: string | undefined;
  /** The key of the colleague who takes over their pages. */
  successor: string | undefined;
};

type Written = Partial<
  Record<'naam' | 'functie' | 'registratie' | 'portret' | 'vertrokken' | 'opvolger' | 'voorbeelden', unknown>
> | null;

/** By key, from the text of team.yaml. */
export function teamFrom(yaml: string): Map<string, TeamMember> {
  const people = (readYaml(mark(yaml)) ?? {}) as Record<string, Written>;
  return new Map(Object.entries(people).map(([key, person]) => [key, memberFrom(key, person)]));
}

function memberFrom(key: string, person: Written): TeamMember {
  const isSample = (field: string) => Array.isArray(person?.voorbeelden) && person.voorbeelden.includes(field);
  const bigNumber = /BIG-nummer\s+(\d{11})(?!\d)/.exec(textOf(person?.registratie) ?? '')?.[1];
  return {
    key,
    name: textOf(person?.naam) ?? '',
    profession: textOf(person?.functie) ?? '',
    registration: isSample('registratie') ? undefined : textOf(person?.registratie),
    bigNumber: isSample('registratie') ? undefined : bigNumber,
    mayReview: bigNumber !== undefined,
    isSample: isSample('naam'),
    portrait: isSample('portret') ? undefined : textOf(person?.portret),
    leftOn: textOf(person?.vertrokken),
    successor: textOf(person?.opvolger),
  };
}

const textOf = (value: unknown) => (value ? unmark(String(value)) : undefined);
