import type { TeamMember } from '../shared/facts/team.ts';
import { readFacts, readTeam } from './read-file.ts';

/** A member of content/team.yaml; the schemas have already refused an unknown key. */
export function getTeamMember(key: string): TeamMember {
  const member = readTeam().get(key);
  if (!member) throw new Error(`content/team.yaml has nobody called ${key}: add them, or correct the name`);
  return member;
}

/** "A. Bakker, arts (BIG-nummer 12345678901)" */
export const signatureOf = (key: string): string => readFacts().get(`zorgverlener:${key}`) ?? '';
