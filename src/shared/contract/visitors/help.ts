import { z } from 'zod';

const HelpLine = z.object({
  id: z.string(),
  name: z.string(),
  /** When to call it. */
  when: z.string(),
  /** What a phone dials; null where everybody has another number, as of their general practitioner. */
  phone: z.string().nullable(),
  /** Another number of the same helpline, as people read it. */
  otherPhone: z.object({ phone: z.string(), name: z.string() }).nullable(),
  chat: z.object({ href: z.string(), name: z.string() }).nullable(),
});
export type HelpLine = z.infer<typeof HelpLine>;

/** What a person in need reads before everything else (content/nood.yaml). */
export const Help = z.object({
  /** The kind of need, as content/nood.yaml names it. */
  need: z.string(),
  title: z.string(),
  advice: z.string(),
  /** For this need, the most urgent first. */
  lines: z.array(HelpLine),
  /** For other needs. */
  others: z.array(HelpLine),
});
export type Help = z.infer<typeof Help>;
