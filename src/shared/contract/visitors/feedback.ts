import { z } from 'zod';
import { FEEDBACK_MAX_LENGTH } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { coerceDigits, positiveInteger } from '../parameters.ts';

const answer = {
  clear: z.enum(['yes', 'no'], 'clear must be yes or no'),
  /** The reader's comment. Browsers count a line end as one character, and send two. */
  words: z
    .string('words must be text')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(FEEDBACK_MAX_LENGTH, `words can be at most ${FEEDBACK_MAX_LENGTH} characters`))
    .nullish()
    .transform((text) => text || null),
  /** Invisible to people: any value, even an invalid one, comes from a bot. */
  honeypot: z.string().nullish().catch('filled'),
};

const ArticleFeedback = z.object({ article: coerceDigits(positiveInteger('article')), ...answer });
const CarePageFeedback = z.object({ page: z.string('page is required').max(200), ...answer });
export type FeedbackAnswer = Omit<z.output<typeof ArticleFeedback>, 'article'>;

/** The path of the page that the answer is about. */
const Stored = z.object({ page: z.string() });

const refusals =
  '400 for a citizen service number, bank account number, number of the BIG register, date of birth, address, number plate, telephone number, e-mail address or name on social media in the words, of which nothing is stored; 404 for a page that does not exist; 429 after 10 answers from one address in 10 minutes.';

export const sendArticleFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/articles',
  access: 'public',
  status: 200,
  summary: `A reader's answer to “Was this clear?” at the end of an article or video. ${refusals}`,
  body: ArticleFeedback,
  response: Stored,
});

export const sendCarePageFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/care-pages',
  access: 'public',
  status: 200,
  summary: `A visitor's answer to “Was dit duidelijk?” on a page about a therapy, a treatment, an examination or PMO. ${refusals}`,
  body: CarePageFeedback,
  response: Stored,
});

const MAX_HANDLED_AT_ONCE = 100;

export const handleFeedback = endpoint({
  method: 'POST',
  path: '/api/admin/feedback/handled',
  access: 'magazine.manage',
  status: 200,
  summary:
    'Marks readers’ comments as handled, or reopens them; returns how many changed. Handled comments are deleted after the retention time of messages.',
  body: z.object({
    ids: z
      .array(positiveInteger('ids'), 'ids must be a list of numbers')
      .min(1, 'Name at least one')
      .max(MAX_HANDLED_AT_ONCE, `At most ${MAX_HANDLED_AT_ONCE} at once`),
    handled: z.boolean('handled must be true or false'),
  }),
  response: z.object({ changed: z.number().int() }),
});
