import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from './read-file.ts';

type NextReview = { file: string; line: number; dueOn: string };

/** When each care page below `root` is to be checked medically again, the first of them first. */
export const nextReviews = (root = contentRoot()): NextReview[] =>
  globSync(REVIEWED_PAGES, { cwd: root })
    .flatMap((file) => nextReviewIn(file, readFileSync(join(root, file), 'utf8')))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.file.localeCompare(other.file));

/** That of one page; nothing for a page without a review. */
export function nextReviewIn(file: string, text: string): NextReview[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('gecontroleerd:'));
  const at = start === -1 ? -1 : lines.findIndex((line, index) => index >= start && /\bvolgende:/.test(line));
  const dueOn = /\bvolgende:\s*["']?(\d{4}-\d{2}-\d{2})/.exec(lines[at] ?? '')?.[1];
  return dueOn ? [{ file, line: at + 1, dueOn }] : [];
}

/** The files of pages with medical information. Overviews only list such pages and have no review of their own. */
export const REVIEWED_PAGES =
  'content/{therapieen/*.md,behandelingen/*.md,rijbewijskeuringen/*.md,rijbewijskeuringen.yaml,pmo.yaml}';
