import { describe, expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('parseEnvironment', () => {
  test('returns defaults when no setting is given', () => {
    expect(parseEnvironment({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      database: { driver: 'pglite', folder: '.data' },
      siteUrl: 'http://localhost:4321',
      mail: undefined,
      retentionDays: 30,
      cronSecret: undefined,
    });
  });

  test('reads mail and retention, and treats an empty value as missing', () => {
    const environment = parseEnvironment({
      SMTP_URL: 'smtps://site%40clinic.example:secret@mail.example.nl:465',
      CONTACT_TO: 'praktijk@clinic.example',
      MESSAGE_RETENTION_DAYS: '14',
      CRON_SECRET: '',
    });
    expect(environment).toMatchObject({
      mail: { to: 'praktijk@clinic.example' },
      retentionDays: 14,
      cronSecret: undefined,
    });
  });

  test.each([
    [{}, 0],
    [{ TRUST_PROXY: 'yes' }, 1],
    [{ TRUST_PROXY: 'false' }, 0],
    [{ TRUST_PROXY: '2' }, 2],
    [
      {
        VERCEL: '1',
        DATABASE_URL: 'postgres://x',
        SESSION_SECRET: 's'.repeat(32),
        BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_a_b',
      },
      1,
    ],
  ])('trusts as many proxies as %o says', (variables, count) => {
    expect(parseEnvironment(variables).trustedProxies).toBe(count);
  });

  test.each([
    'postgresql://site:p%2Fss@w%23rd@database.example.nl:6432/site?sslmode=verify-full&application_name=a/b',
    'postgres://site@/site?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/site',
  ])('takes the address of a database %s', (url) => {
    const { database } = parseEnvironment({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) });
    expect(database).toMatchObject({ driver: 'pg', url });
  });

  test.each([
    'smtp://127.0.0.1:25',
    'smtps://info%40kliniek.nl:2024%2FWaalre@mail.kliniek.nl/',
    'smtps://info@kliniek.nl:geheim@mail.kliniek.nl:465?tls.rejectUnauthorized=false',
  ])('takes %s as a mail server', (url) => {
    expect(parseEnvironment({ SMTP_URL: url, CONTACT_TO: 'a@b.nl' }).mail?.smtpUrl).toBe(url);
  });

  test.each([
    [{ PORT: 'x' }, 'PORT must be a port number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres://site:pass/word@localhost/site' }, 'a password has / # ? @ % as %2F %23 %3F %40 %25'],
    [{ DATABASE_URL: 'postgres://site:12/34=@localhost/site' }, 'DATABASE_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres://site:pass#word@localhost/site' }, 'DATABASE_URL must look like postgres://'],
    [{ POSTGRES_URL: 'postgres://site:pass?word@localhost/site' }, 'POSTGRES_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres://localhost/site' }, 'SESSION_SECRET must have at least 32 bytes'],
    [{ SITE_URL: 'www.example.nl' }, 'SITE_URL must be a complete address'],
    [{ STAFF_EMAIL: 'anna@clinic.example' }, 'STAFF_EMAIL and STAFF_PASSWORD go together'],
    [{ SMTP_URL: 'mail.example.nl' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtps://info:2024/Waalre@mail.example.nl' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtps://info:2024?Waalre@mail.example.nl' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtps://info:2024#Waalre@mail.example.nl' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtp://mail.example.nl' }, 'SMTP_URL and CONTACT_TO go together'],
    [{ CONTACT_TO: 'praktijk@clinic.example' }, 'SMTP_URL and CONTACT_TO go together'],
    [{ CONTACT_TO: 'praktijk' }, 'CONTACT_TO must be an e-mail address'],
    [{ MESSAGE_RETENTION_DAYS: '0' }, 'MESSAGE_RETENTION_DAYS must be at least 1 day'],
    [{ MESSAGE_RETENTION_DAYS: 'soon' }, 'MESSAGE_RETENTION_DAYS must be a whole number of days'],
    [{ MESSAGE_RETENTION_DAYS: '1e1' }, 'MESSAGE_RETENTION_DAYS must be a whole number of days'],
    [{ PORT: '0x10' }, 'PORT must be a port number'],
    [{ PORT: ' 80' }, 'PORT must be a port number'],
    [{ CRON_SECRET: 'short' }, 'CRON_SECRET must have at least 16 characters'],
    [{ LOG_LEVEL: 'chatty' }, 'LOG_LEVEL must be info or error'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY must be the number of proxies before the site: 0, 1, 2 …'],
    [{ TRUST_PROXY: '0x1' }, 'TRUST_PROXY must be the number of proxies before the site: 0, 1, 2 …'],
    [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be at least 2'],
    [{ VISIT_COUNTS: 'no' }, 'VISIT_COUNTS must be on or off'],
    [{ SEARCHES_PER_MINUTE: 'many' }, 'SEARCHES_PER_MINUTE must be a whole number'],
  ])('refuses %o with one line', (variables, line) => {
    expect(() => parseEnvironment(variables)).toThrow(line);
    try {
      parseEnvironment(variables);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });
});
