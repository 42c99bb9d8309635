/** Nobody answered in time. Its code is that of a connection that timed out, because that is what it looks like to us. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly code = 'ETIMEDOUT';
}

/** Stops waiting for `work` when its time is over, and tells it so by the signal. Throws {@link DeadlineError}. */
export async function withTimeout<T>(
  milliseconds: number,
  who: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new DeadlineError(`${who} did not answer within ${milliseconds / 1000} s`));
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
