/** Leaves room within the three seconds after which whoever watches the site gives up. */
const DEADLINE_MS = 2500;

/** What `work` comes to, or an error when that takes too long. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
