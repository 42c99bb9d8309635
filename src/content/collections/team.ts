import { existsSync } from 'node:fs';
import { z } from 'zod';
import { libraryPicture } from '../../shared/pictures/picture.ts';
import { readTeam } from '../read-file.ts';
import { cover, line, samples } from './fields.ts';

const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const portrait = cover.refine(
  (picture) => libraryPicture(picture) !== undefined || existsSync(`src/assets/images/${picture}.jpg`),
  { error: ({ input }) => `staat niet in src/assets/images: zet ${input}.jpg daar neer, of laat portret leeg` },
);

export const teamSchema = z.record(
  key,
  z.strictObject({
    naam: line('de naam'),
    functie: line('de functie'),
    registratie: line('het register en het nummer, zoals BIG-nummer 12345678901').optional(),
    portret: portrait.nullish(),
    voorbeelden: samples,
  }),
  {
    error: ({ code }) =>
      code === 'invalid_key' ? 'is geen sleutel: gebruik kleine letters en streepjes, zoals anna-bos' : undefined,
  },
);

/** The key of a member of the team. */
export const teamMember = z
  .string('ontbreekt: vul de sleutel van iemand uit team.yaml in')
  .superRefine((key, issues) => {
    const team = readTeam();
    if (!team.has(key)) issues.addIssue(`is niemand uit team.yaml: kies ${[...team.keys()].join(', ')}`);
  });
