import { existsSync } from 'node:fs';
import { z } from 'zod';
import { libraryPicture } from '../../shared/pictures/picture.ts';
import { readTeam } from '../read-file.ts';
import { cover, line, samples } from './fields.ts';
import { ABOUT_IDS } from './page-ids.ts';

const key = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .refine((value) => !ABOUT_IDS.includes(value), 'is al een plek op de pagina: kies een andere');
/** A function on Vercel has no pictures to look for. */
const PICTURES = 'src/assets/images';
const portrait = cover.refine(
  (picture) =>
    libraryPicture(picture) !== undefined || !existsSync(PICTURES) || existsSync(`${PICTURES}/${picture}.jpg`),
  { error: ({ input }) => `staat niet in src/assets/images: zet ${input}.jpg daar neer, of laat portret leeg` },
);

/** For the form: whoever fills it in chooses from those who work here. */
const COLLEAGUE = { colleague: true };

const people = z.record(
  key,
  z.strictObject({
    naam: line('de naam'),
    functie: line('de functie').describe('As patients know it, in Dutch: huisarts, diëtist.'),
    registratie: line('het register en het nummer, zoals BIG-nummer 12345678901')
      .optional()
      .describe('The register and the number, such as: BIG-nummer 12345678901. Empty for who is in no register.'),
    portret: portrait
      .nullish()
      .describe('An upright picture of the face, with consent. Empty: the site shows the name alone.'),
    vertrokken: z.iso
      .date('moet een datum zijn zoals 2026-12-28')
      .optional()
      .describe('The first day on which they no longer work here. Empty for who works here.'),
    opvolger: z
      .string()
      .optional()
      .meta({ ...COLLEAGUE, description: 'Who takes over the medical review of the pages after they left.' }),
    voorbeelden: samples,
  }),
  {
    error: ({ code }) =>
      code === 'invalid_key' ? 'is geen sleutel: gebruik kleine letters en streepjes, zoals anna-bos' : undefined,
  },
);

export const teamSchema = people.superRefine((team, issues) => {
  for (const [key, { opvolger }] of Object.entries(team)) {
    if (opvolger === undefined) continue;
    const successor = team[opvolger];
    const problem =
      opvolger === key
        ? 'is diegene zelf: kies een collega'
        : successor === undefined
          ? 'is niemand uit het team: kies een collega'
          : successor.vertrokken !== undefined && 'is zelf vertrokken: kies wie er nu werkt';
    if (problem) issues.addIssue({ code: 'custom', path: [key, 'opvolger'], message: problem });
  }
});

/** The key of a member of the team, also of one who left: a text stays theirs. */
export const teamMember = z
  .string('ontbreekt: kies iemand uit het team')
  .superRefine((key, issues) => {
    const team = readTeam();
    const colleagues = [...team.values()].filter(({ leftOn }) => leftOn === undefined);
    if (!team.has(key)) issues.addIssue(`is niemand uit het team: kies ${colleagues.map((one) => one.key).join(', ')}`);
  })
  .meta(COLLEAGUE);
