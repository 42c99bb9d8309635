import { z } from 'zod';

/** Of a response with one page of a list. */
export const pageFields = {
  /** Of all pages. */
  total: z.number().int(),
  page: z.number().int(),
  totalPages: z.number().int(),
};

/** Of what is in a bin. */
export const binFields = {
  deletedAt: z.iso.datetime(),
  /** When it is deleted for good. */
  expiresAt: z.iso.datetime(),
};
