import { parse } from 'yaml';
import { readFacts } from '../../content/read-file.ts';
import { mark } from '../../shared/facts/placeholders.ts';
import { type SampleField, sampleFields } from '../../shared/samples/sample-fields.ts';
import { findSamples, unwantedSamples } from '../../shared/samples/sample-texts.ts';
import { siteTexts } from './site-texts.ts';

export type TextSample = {
  file: string;
  line: number;
  /** The field with its value, or the text found. */
  what: string;
  /** Undefined for a known sample value that no file lists as one. */
  field?: SampleField;
};

/** Every sample in the texts of the site: fields that a file lists as samples, and known sample values elsewhere. */
export function samplesInTexts(root = '.'): TextSample[] {
  const facts = readFacts(root);
  const texts = siteTexts(root);
  const unwanted = unwantedIn(texts.find(({ file }) => file === 'content/kliniek.yaml')?.text);
  return texts.flatMap(({ file, text }) => {
    const fields = file.startsWith('content/') ? sampleFields(text, facts) : [];
    const isListed = (line: number) => fields.some((field) => field.line <= line && line <= field.lastLine);
    return [
      ...fields.map((field) => ({
        file,
        line: field.line,
        what: `${field.field}: ${field.value || 'nog leeg'}`,
        field,
      })),
      ...findSamples(text, unwanted)
        .filter(({ line }) => !isListed(line))
        .map(({ line, found }) => ({ file, line, what: found })),
    ];
  });
}

/** The known samples that `clinic`, the text of kliniek.yaml, does not list as real. */
export const unwantedIn = (clinic = '') =>
  unwantedSamples((parse(mark(clinic)) ?? {}) as Parameters<typeof unwantedSamples>[0]);
