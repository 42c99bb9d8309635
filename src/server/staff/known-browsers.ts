import { createHash, randomBytes } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import type { Context } from '../context.ts';
import { and, eq, lt } from '../db/drizzle.ts';
import { auditLog } from '../db/schema/audit.ts';
import { knownBrowsers, staff } from '../db/schema/staff.ts';
import { requireSystem } from '../permissions.ts';
import type { Exchange } from '../route.ts';
import type { Transaction } from '../transaction.ts';
import { notifyAccount } from './account-mails/notify.ts';

const DAYS = 365;
export const BROWSER_SECONDS = DAYS * 24 * 60 * 60;

/** The browser of a login: the value of its cookie, and what its User-Agent header says. */
export type LoginBrowser = { cookie: string | undefined; name: string | null };

/**
 * Stores the browser of a login, and tells the person by mail when it is new to their account, except at the account's
 * first login. Returns the cookie's value. The transaction must hold the account's lock.
 */
export async function rememberBrowser(
  tx: Transaction,
  staffId: number,
  { cookie, name }: LoginBrowser,
): Promise<string> {
  const value = cookie && isCookieValue(cookie) ? cookie : newCookieValue();
  const hasKnown = (await tx.db.$count(knownBrowsers, eq(knownBrowsers.staffId, staffId))) > 0;
  const isFirst = !hasKnown && !(await wasUsed(tx, staffId));
  const known = { staffId, cookieHash: hashOf(value), lastUsedAt: tx.clock() };
  const used = await tx.db
    .update(knownBrowsers)
    .set({ lastUsedAt: known.lastUsedAt })
    .where(and(eq(knownBrowsers.staffId, staffId), eq(knownBrowsers.cookieHash, known.cookieHash)))
    .returning({ staffId: knownBrowsers.staffId });
  if (used.length > 0) return value;
  await tx.db.insert(knownBrowsers).values(known);
  if (!isFirst) await notifyAccount(tx, staffId, 'new-browser', { browser: name, isOnlyKnown: !hasKnown });
  return value;
}

/**
 * Whether anybody has logged in to the account before. Its browsers may be unknown all the same: maintenance deletes
 * those unused for a year, backups have none, and an account may be older than this list.
 */
async function wasUsed({ db }: Transaction, staffId: number): Promise<boolean> {
  const [account] = await db.select({ lastSeenAt: staff.lastSeenAt }).from(staff).where(eq(staff.id, staffId));
  if (account?.lastSeenAt) return true;
  const isLogin = and(eq(auditLog.action, 'account.logged-in'), eq(auditLog.subjectId, staffId));
  return (await db.$count(auditLog, isLogin)) > 0;
}

/** Deletes browsers that were not used for a year; their cookies have expired too. Returns how many. */
export async function deleteOldBrowsers(context: Context): Promise<number> {
  requireSystem(context);
  const deleted = await context.db
    .delete(knownBrowsers)
    .where(lt(knownBrowsers.lastUsedAt, subDays(context.clock(), DAYS)))
    .returning({ staffId: knownBrowsers.staffId });
  return deleted.length;
}

/** 256 bits, so that the cookie of another browser cannot be guessed. */
const newCookieValue = () => randomBytes(32).toString('base64url');
const isCookieValue = (value: string) => /^[\w-]{43}$/.test(value);

/** Needs no salt, because the value is random. */
const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');

/** The browser of a login request. */
export const loginBrowserOf = (exchange: Pick<Exchange, 'browserCookie' | 'header'>): LoginBrowser => ({
  cookie: exchange.browserCookie(),
  name: browserName(exchange.header('user-agent')),
});

/** The order matters: Edge also claims to be Chrome, and Chrome to be Safari. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const;

/** The order matters: Android also claims to be Linux, and iOS to be macOS. */
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * “Firefox on Windows”, from a User-Agent header, so that people recognise their browser. Null when the header names
 * neither. Never returns part of the header, which a client can choose freely.
 */
export function browserName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500);
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : null);
}

/** “Firefox op Windows”. */
export const browserInDutch = (name: string): string =>
  name.replace('A browser', 'Een browser').replace(' on ', ' op ');
