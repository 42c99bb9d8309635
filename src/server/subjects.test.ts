import { expect, test } from 'vitest';
import { SUBJECTS } from './subjects.ts';

test.each(['jobsOfEachRun', 'hourlyJobs', 'nightlyJobs', 'personalData'] as const)(
  'no subject replaces the %s of another by giving them the same name',
  (part) => {
    const names = SUBJECTS.flatMap((subject) => Object.keys(subject[part] ?? {}));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);
