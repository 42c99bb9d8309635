import { z } from 'zod';
import { MAX_LINKS_AT_ONCE } from '../constants.ts';
import { askableAddress } from '../text-check/document/link-answer.ts';
import { NamedArticle } from './articles/articles.ts';
import { endpoint } from './endpoint.ts';
import { IdParams } from './parameters.ts';

const Address = z
  .string('An address must be text')
  .refine(
    (address) => askableAddress(address) === address,
    'An address must start with http:// or https://, or be a path of this site, with no part after # and at most 2000 characters',
  );

const LinkAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('fine') }),
  z.object({ outcome: z.literal('moved'), to: z.string() }),
  z.object({ outcome: z.enum(['gone', 'refused', 'failed']), status: z.int() }),
  z.object({
    outcome: z.literal('unreachable'),
    reason: z.enum(['private', 'port', 'no-answer', 'no-host', 'certificate', 'broken', 'redirects', 'invalid']),
    missingOn: z.array(z.string()).readonly().optional(),
  }),
]);

export const checkLinks = endpoint({
  method: 'POST',
  path: '/api/admin/link-checks',
  access: 'articles.write-own',
  status: 200,
  summary:
    'What other websites answer for some addresses, at once when they were asked lately, and whether paths of this site lead to a page. Other websites are asked a few at a time; the addresses whose turn did not come in time are `waiting`: send them again.',
  body: z.object({
    addresses: z
      .array(Address, 'addresses must be a list')
      .min(1, 'Send at least one address')
      .max(MAX_LINKS_AT_ONCE, `Send at most ${MAX_LINKS_AT_ONCE} addresses at once`)
      .transform((addresses) => [...new Set(addresses)]),
  }),
  response: z.object({
    answers: z.array(z.object({ address: z.string(), answer: LinkAnswer })),
    waiting: z.array(z.string()),
  }),
});

const LinkedFrom = z.object({
  articles: z.array(NamedArticle),
  /** The paths of pages outside the magazine, such as those about care. */
  pages: z.array(z.string()),
});
export type LinkedFrom = z.infer<typeof LinkedFrom>;

export const listLinkedFrom = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/linked-from',
  access: 'magazine.read',
  status: 200,
  summary: 'The published articles and other pages with a link to an article, the first 20 of each.',
  params: IdParams,
  response: LinkedFrom,
});
