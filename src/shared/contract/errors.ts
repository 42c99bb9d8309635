import { z } from 'zod';
import { Danger } from './articles/dangers.ts';

/** The body of every unsuccessful response. */
export const ErrorResponse = z.object({
  error: z.string(),
  /** Validation messages by field name. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The dangers that keep a text from being published without a reason, with status 422. */
  dangers: z.array(Danger).optional(),
  requestId: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
