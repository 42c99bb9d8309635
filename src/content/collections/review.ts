import { z } from 'zod';
import { readTeam } from '../read-file.ts';
import { pastDay } from './fields.ts';

const reviewer = z.string('ontbreekt: kies iemand uit het team').superRefine((key, issues) => {
  const people = readTeam();
  const person = people.get(key);
  if (!person) {
    const known = [...people.values()].filter((one) => one.mayReview && !one.leftOn).map((one) => one.key);
    issues.addIssue(`is niemand uit het team: kies ${known.join(', ')}`);
  } else if (!person.mayReview) {
    issues.addIssue('heeft geen BIG-nummer onder Team: alleen wie er een heeft, kan een tekst controleren');
  }
});

/** The medical reviewer of a care page, the date, and when the next review is due. */
export const medicalReview = z
  .strictObject({
    door: reviewer,
    op: pastDay('vul de dag in waarop de tekst is gecontroleerd'),
    volgende: z.iso.date('moet een datum zijn zoals 2029-12-28'),
  })
  .refine(({ op, volgende }) => volgende > op, {
    path: ['volgende'],
    error: 'moet na de dag liggen waarop de tekst is gecontroleerd',
  });
