import { join } from 'node:path';
import { z } from 'zod';
import type { LogLevel } from './log/log.ts';
import type { MailSetting } from './mail/smtp.ts';
import type { S3Setting } from './pictures/stores/s3-store.ts';
import { SETTINGS } from './settings.ts';

/** A missing or malformed setting. The message is one line that names the setting and the remedy. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
type ServerSetting = {
  url: string;
  /** The most connections that this process opens for requests; 10 unless given. */
  connections?: number;
  /** Vercel suspends a function with its timers: idle connections must be closed before. */
  onVercel?: boolean;
};

export type DatabaseSetting = ({ driver: 'vercel' | 'pg' } & ServerSetting) | { driver: 'pglite'; folder: string };

export type ImageSetting =
  | { store: 'blob'; token: string }
  | ({ store: 's3' } & S3Setting)
  | { store: 'files'; folder: string };

export type Environment = {
  port: number;
  host: string;
  dataFolder: string;
  database: DatabaseSetting;
  images: ImageSetting;
  /** Undefined only with the embedded database: then one is generated and stored in the data folder. */
  sessionSecret: string | undefined;
  firstStaff: { email: string; password: string } | undefined;
  /** Whether staff must set up two-step login before anything else (docs/security.md, 6.3.3). */
  secondFactorRequired: boolean;
  /** Whether a medical reviewer may review a text that they wrote themselves. */
  ownReviewsAllowed: boolean;
  /** The site's public address without a trailing slash, for canonical URLs and the check of the origin. */
  siteUrl: string;
  /** How many proxies before the site add to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Whether visits and searches are counted per day. */
  countsVisits: boolean;
  /** How often visitors of one address may search in a minute; 0 for no limit. */
  searchesPerMinute: number;
  /** Undefined when no mail server is configured. */
  mail: MailSetting | undefined;
  /** How many days a handled contact message stays stored. */
  retentionDays: number;
  /** Memory for the response cache of a self-hosted process. */
  cacheMegabytes: number;
  /** How long cached responses are served while the database is unreachable. */
  cacheOutageMinutes: number;
  /** How long a stopping server still accepts requests, so that a balancer notices. */
  drainSeconds: number;
  /** Vercel's timer sends it to authenticate its requests. */
  cronSecret: string | undefined;
  /** The address that makes Vercel build the site when staff publish a fact or a page; undefined elsewhere. */
  deployHook: string | undefined;
  onVercel: boolean;
  log: { level: LogLevel; readable: boolean };
};

const FOR_FUNCTIONS = [
  'siteUrl',
  'trustedProxies',
  'countsVisits',
  'searchesPerMinute',
  'secondFactorRequired',
  'ownReviewsAllowed',
  'retentionDays',
  'deployHook',
] as const satisfies readonly (keyof Environment)[];

/** The settings that functions of the server read as they are. */
export type FunctionSettings = Pick<Environment, (typeof FOR_FUNCTIONS)[number]>;

export const functionSettings = (environment: Environment) =>
  Object.fromEntries(FOR_FUNCTIONS.map((name) => [name, environment[name]])) as FunctionSettings;

/** Parses the settings. Throws {@link SettingError} for the first invalid one. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const settings = z
    .object(SETTINGS)
    .safeParse(Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, emptyToUndefined(variables[name])])));
  if (!settings.success) {
    const issue = settings.error.issues[0];
    throw new SettingError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const values = settings.data;
  const database = databaseOf(values);
  if (database.driver !== 'pglite' && Buffer.byteLength(values.SESSION_SECRET ?? '') < 32) {
    throw new SettingError(
      'SESSION_SECRET must have at least 32 bytes with a hosted database: set it to the output of `openssl rand -base64 48`',
    );
  }
  if (Boolean(values.STAFF_EMAIL) !== Boolean(values.STAFF_PASSWORD)) {
    throw new SettingError('STAFF_EMAIL and STAFF_PASSWORD go together: set both or neither');
  }
  if (Boolean(values.SMTP_URL) !== Boolean(values.CONTACT_TO)) {
    throw new SettingError('SMTP_URL and CONTACT_TO go together: set both, or neither to only store messages');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.DATA_DIR,
    database,
    images: imagesOf(values),
    sessionSecret: values.SESSION_SECRET,
    firstStaff:
      values.STAFF_EMAIL && values.STAFF_PASSWORD
        ? { email: values.STAFF_EMAIL, password: values.STAFF_PASSWORD }
        : undefined,
    secondFactorRequired: values.SECOND_FACTOR === 'required',
    ownReviewsAllowed: values.REVIEW_OWN_TEXT === 'allowed',
    siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    trustedProxies: values.TRUST_PROXY ?? (values.VERCEL ? 1 : 0),
    countsVisits: values.VISIT_COUNTS === 'on',
    searchesPerMinute: values.SEARCHES_PER_MINUTE,
    mail: values.SMTP_URL && values.CONTACT_TO ? { smtpUrl: values.SMTP_URL, to: values.CONTACT_TO } : undefined,
    retentionDays: values.MESSAGE_RETENTION_DAYS,
    cacheMegabytes: values.CACHE_MB,
    cacheOutageMinutes: values.CACHE_OUTAGE_MINUTES,
    drainSeconds: values.DRAIN_SECONDS,
    cronSecret: values.CRON_SECRET,
    deployHook: values.VERCEL ? values.DEPLOY_HOOK_URL : undefined,
    onVercel: Boolean(values.VERCEL),
    log: { level: values.LOG_LEVEL, readable: Boolean(process.stdout.isTTY) },
  };
}

function databaseOf(values: {
  POSTGRES_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_CONNECTIONS: number;
  DATA_DIR: string;
  VERCEL?: string | undefined;
}): DatabaseSetting {
  const pool = { connections: values.DATABASE_CONNECTIONS, onVercel: Boolean(values.VERCEL) };
  if (values.POSTGRES_URL) return { driver: 'vercel', url: values.POSTGRES_URL, ...pool };
  if (values.DATABASE_URL) return { driver: 'pg', url: values.DATABASE_URL, ...pool };
  if (values.VERCEL) {
    throw new SettingError(
      'POSTGRES_URL is missing: connect a Postgres database to this Vercel project, or set DATABASE_URL',
    );
  }
  return { driver: 'pglite', folder: values.DATA_DIR };
}

type ImageValues = Partial<
  Record<
    'BLOB_READ_WRITE_TOKEN' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'VERCEL',
    string | undefined
  >
> & { S3_REGION: string; DATA_DIR: string };

const S3_TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function imagesOf(values: ImageValues): ImageSetting {
  const missing = S3_TOGETHER.filter((name) => !values[name]);
  if (missing.length > 0 && missing.length < S3_TOGETHER.length) {
    throw new SettingError(`${missing.join(', ')} is missing: ${S3_TOGETHER.join(', ')} go together`);
  }
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    if (values.BLOB_READ_WRITE_TOKEN) {
      throw new SettingError('BLOB_READ_WRITE_TOKEN and S3_BUCKET name two picture stores: set one of them');
    }
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    return { store: 's3', endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: values.S3_REGION, ...keys };
  }
  if (values.BLOB_READ_WRITE_TOKEN) return { store: 'blob', token: values.BLOB_READ_WRITE_TOKEN };
  if (values.VERCEL) {
    throw new SettingError(
      'BLOB_READ_WRITE_TOKEN is missing: connect a Blob store to this Vercel project, or set the S3 settings',
    );
  }
  return { store: 'files', folder: join(values.DATA_DIR, 'images') };
}
