import { z } from 'zod';

/** The body of every unsuccessful response. */
export const ErrorResponse = z.object({
  error: z.string(),
  /** Validation messages by field name. */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
