import { z } from 'zod';

/** The body of every answer that is not a success (architecture §5). */
export const ErrorResponse = z.object({
  error: z.string(),
  /** For validation: the message of each field, by its name. */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
