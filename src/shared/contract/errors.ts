import { z } from 'zod';
import { Danger } from './articles/dangers.ts';

const Value = z.union([z.string(), z.number()]);
const Phrase = z.object({ text: z.string(), values: z.record(z.string(), Value).optional() });
/** `text` has the names of the values in braces. A value that is a list holds phrases, to be joined with commas. */
const Sentence = z.object({
  text: z.string(),
  values: z.record(z.string(), z.union([Value, z.array(Phrase)])).optional(),
});
export type Sentence = z.infer<typeof Sentence>;
/** English texts that hold values or several sentences, taken apart: for clients that say them in another language. */
export const Sentences = z.record(z.string(), z.array(Sentence)).optional();
export type Sentences = z.infer<typeof Sentences>;
export type Phrase = z.infer<typeof Phrase>;

/** The body of every unsuccessful response. */
export const ErrorResponse = z.object({
  error: z.string(),
  /** Validation messages by field name. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Of `error` and `fields`. */
  sentences: Sentences,
  /** The dangers that keep a text from being published without a reason, with status 422. */
  dangers: z.array(Danger).optional(),
  requestId: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
