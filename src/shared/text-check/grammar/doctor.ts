import { isOrder } from './act-of.ts';
import type { Clause } from './reading.ts';

/** “Together with your psychiatrist you decide …” */
export const isTogether = (clause: Clause) =>
  clause.leads('with', 'doctor', 3) && !clause.has('zonder') && !clause.isDenied;

/** A doctor counts in a positive relation: asked, or one whose word or act decides. */
export const asksDoctor = (clause: Clause) =>
  clause.has('doctor') &&
  (clause.has('consults') || clause.leads('with', 'doctor', 3)) &&
  !clause.has('zonder') &&
  (!clause.isDenied || clause.has('ends', 'lessens', 'takes'));

const OF_DOCTOR = new Set(
  'wat what dan than tell zeg negeer ignore van aan bij naar of from to for tegen onze our by via'.split(' '),
);
/** “De chirurg stelt de operatie uit”: the doctor is its subject. */
export const decides = (clause: Clause) =>
  !isOrder(clause) &&
  !clause.has('we') &&
  clause.marks.some(({ role, before }) => role === 'doctor' && !before.some((plain) => OF_DOCTOR.has(plain)));

export const isWithoutDoctor = (clause: Clause) =>
  (clause.has('doctor', 'consults') && clause.has('zonder')) ||
  (clause.isDenied && clause.has('consults') && clause.has('doctor') && !clause.has('ends', 'lessens', 'takes'));
