import { z } from 'zod';
import { coerceDigits } from '../shared/contract/parameters.ts';
import { parseWholeNumber } from '../shared/numbers/parse-whole-number.ts';

/** A number. Also accepts yes and no, because this setting used to be a flag. */
const proxyCount = z
  .preprocess(
    (value) =>
      value === 'true' || value === 'yes'
        ? 1
        : value === 'false' || value === 'no'
          ? 0
          : (parseWholeNumber(String(value)) ?? value),
    z.int('must be the number of proxies before the site: 0, 1, 2 …').min(0).max(10, 'must be at most 10'),
  )
  .optional();
/** A / # or ? in a password would end the name of the host early. */
const postgresUrl = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/(?=\S)[^/?#\s]*(\/[^/?#@\s]*)?(\?\w+=[^#\s]*)?$/,
    'must look like postgres://user:password@host/database; a password has / # ? @ % as %2F %23 %3F %40 %25',
  );

/** All settings. A test compares them with the table in docs/settings.md. */
export const SETTINGS = {
  PORT: coerceDigits(z.int('must be a port number, for example 4321').min(0).max(65_535).default(4321)),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  POSTGRES_URL: postgresUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: coerceDigits(
    z
      .int('must be a whole number of connections')
      .min(2, 'must be at least 2')
      .max(200, 'must be at most 200')
      .default(10),
  ),
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .regex(
      /^vercel_blob_rw_[A-Za-z0-9]+_\S+$/,
      'must look like vercel_blob_rw_…: copy it from the Blob store on Vercel',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a complete address, such as https://s3.eu-central-1.amazonaws.com' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SESSION_SECRET: z.string().optional(),
  STAFF_EMAIL: z.email('must be an e-mail address').optional(),
  STAFF_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  REVIEW_OWN_TEXT: z.enum(['allowed', 'refused'], 'must be allowed or refused').default('allowed'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a complete address, for example https://www.example.nl' })
    .optional(),
  TRUST_PROXY: proxyCount,
  VISIT_COUNTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SEARCHES_PER_MINUTE: coerceDigits(z.int('must be a whole number; 0 for no limit').min(0).max(1_000_000).default(60)),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/(?=\S)[^/?#\s]*\/?(\?[\w.]+=[^#\s]*)?$/,
      'must look like smtps://user:password@mail.example.nl; a password has / # ? @ % as %2F %23 %3F %40 %25',
    )
    .refine((url) => URL.canParse(url), 'must look like smtps://user:password@mail.example.nl')
    .optional(),
  CONTACT_TO: z.email('must be an e-mail address').optional(),
  MESSAGE_RETENTION_DAYS: coerceDigits(
    z
      .int('must be a whole number of days')
      .min(1, 'must be at least 1 day')
      .max(3650, 'must be at most 3650 days')
      .default(30),
  ),
  CACHE_MB: coerceDigits(
    z
      .int('must be a whole number of megabytes')
      .min(1, 'must be at least 1')
      .max(4096, 'must be at most 4096')
      .default(32),
  ),
  CACHE_OUTAGE_MINUTES: coerceDigits(
    z.int('must be a whole number of minutes').min(0).max(1440, 'must be at most 1440, a day').default(60),
  ),
  DRAIN_SECONDS: coerceDigits(
    z.int('must be a whole number of seconds').min(0).max(60, 'must be at most 60').default(0),
  ),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DEPLOY_HOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a deploy hook: copy it from the project on Vercel' })
    .optional(),
  LOG_LEVEL: z.enum(['info', 'error'], 'must be info or error').default('info'),
  VERCEL: z.string().optional(),
} as const;
