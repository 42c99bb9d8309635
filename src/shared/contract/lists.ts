import { z } from 'zod';

/** The paging fields of a list's response. */
export const pageFields = {
  /** Across all pages. */
  total: z.number().int(),
  page: z.number().int(),
  totalPages: z.number().int(),
};

/** The fields of an entry in a bin. */
export const binFields = {
  deletedAt: z.iso.datetime(),
  /** When it is deleted for good. */
  expiresAt: z.iso.datetime(),
};
