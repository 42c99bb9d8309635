import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type LocatedText, readDocumentText } from '../../../src/content/checked-text.ts';
import { CommandError } from '../../../src/server/errors/errors.ts';
import { findPhoneNumbers } from '../../../src/shared/numbers/numbers.ts';
import type { Place } from '../../../src/shared/text-check/document/document.ts';

/** Words that visitors type, which no page shows. */
const WORDS_OF_NEED = 'nood.yaml';

/** The texts of every Markdown and YAML file in a folder. */
export const readContent = (folder: string): FileText[] => filesIn(folder).map((file) => readFile(folder, file));

/** A text and where it comes from, for a report. */
export type FileText = { text: LocatedText['text']; locate: (place: Place) => string };

function readFile(folder: string, file: string): FileText {
  const path = join(folder, file);
  try {
    const { text, lineOf } = readDocumentText(file, readFileSync(path, 'utf8'));
    return { text, locate: (place) => `${path}:${lineOf(place)}` };
  } catch (error) {
    throw new CommandError(`${path}: is not valid YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** The phone numbers of the clinic, under whatever key content/kliniek.yaml has them. */
export const clinicPhoneNumbers = (folder: string): string[] => {
  const text = readFileSync(join(folder, 'kliniek.yaml'), 'utf8');
  return findPhoneNumbers(text).map(({ from, to }) => text.slice(from, to));
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:md|ya?ml)$/.test(entry.name) && entry.name !== WORDS_OF_NEED)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
