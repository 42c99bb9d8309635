import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDocuments } from '../documents.ts';
import { contentRoot } from '../read-file.ts';
import { type BeforeOnline, beforeOnline } from './before-online.ts';

/** A function on Vercel has no pictures to look for. */
export function hasPicture(name: string, root = '.'): boolean {
  const pictures = join(root, 'src/assets/images');
  return !existsSync(pictures) || existsSync(join(pictures, `${name}.jpg`));
}

/** Of the documents below `root`; `published`, by their paths, stand in for files. */
export function documentsBeforeOnline(
  now: Date,
  published: ReadonlyMap<string, string> = new Map(),
  root = contentRoot(),
): BeforeOnline[] {
  const texts = siteDocuments().map(({ path }) => ({
    file: `content/${path}`,
    text: (published.get(path) ?? readFileSync(join(root, 'content', path), 'utf8')).replaceAll('\r\n', '\n'),
  }));
  return beforeOnline(texts, { now, hasPicture: (name) => hasPicture(name) });
}

/** Whether the site of the documents below `root` still shows what is false, or breaks the law. */
export const isInPreparation = (root = contentRoot()): boolean =>
  documentsBeforeOnline(new Date(), new Map(), root).some(({ level }) => level === 'must');
