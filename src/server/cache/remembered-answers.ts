import { LRUCache } from 'lru-cache';
import type { Remember } from './public-cache.ts';
import type { TagVersions } from './tag-versions.ts';

/** Each takes little memory: an answer is a word or two. */
const MAX_ANSWERS = 20_000;

/** Keeps in memory what every visitor's request would ask the database, until one of its tags is raised. */
export function createAnswers(versions: TagVersions): { remember: Remember } {
  const answers = new LRUCache<string, { answer: unknown; version: number }>({ max: MAX_ANSWERS });
  return {
    async remember<T>(key: string, tags: readonly string[], ask: () => Promise<T>): Promise<T> {
      const known = answers.get(key);
      if (known && versions.isCurrent(tags, known.version)) return known.answer as T;
      // Read before asking: a change in the meantime makes the answer outdated from the start.
      const version = versions.highest();
      const answer = await ask();
      answers.set(key, { answer, version });
      return answer;
    },
  };
}
