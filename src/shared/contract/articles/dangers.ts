import { z } from 'zod';
import { OVERRIDE_REASON_LENGTH, overrideReasonTooShort } from '../../constants.ts';
import { containsCitizenNumber } from '../../numbers/numbers.ts';

const { min, max } = OVERRIDE_REASON_LENGTH;

/** A danger in a text: it may not be published without a reason. English sentences for staff. */
export const Danger = z.object({
  /** For example `claim-cure`. */
  rule: z.string(),
  what: z.string(),
  why: z.string(),
  remedy: z.string(),
  /** The same sentences with names in braces for the values, to say them in another language. */
  words: z.object({
    what: z.string(),
    why: z.string(),
    remedy: z.string(),
    values: z.record(z.string(), z.string()),
  }),
  place: z.object({
    /** `body`, or the name of a field. */
    part: z.string(),
    /** Index of the paragraph, heading, list item or table cell in the body, from 0. */
    block: z.number().int().optional(),
    /** Offsets in the text of that block or field. */
    from: z.number().int(),
    to: z.number().int(),
    /** Empty for a citizen service number. */
    quote: z.string(),
  }),
});
export type Danger = z.infer<typeof Danger>;

/** The reason to publish a text with dangers. The audit log keeps it for good. */
const OverrideReason = z
  .string('overrideReason must be text')
  .trim()
  .min(min, overrideReasonTooShort())
  // A longer one is not looked through.
  .max(max, { error: `The reason can be at most ${max} characters`, abort: true })
  .refine(
    (reason) => !containsCitizenNumber(reason),
    'Leave the citizen service number out of the reason: the audit log keeps it for good.',
  );

export const overridable = { overrideReason: OverrideReason.optional() };
export type Overridable = { overrideReason?: string | undefined };
