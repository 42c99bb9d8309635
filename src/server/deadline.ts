/** No response in time. It has the code of a connection timeout, so that callers treat both alike. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly code = 'ETIMEDOUT';
}

/** When `work` takes longer, aborts its signal and throws {@link DeadlineError}, whose message names `who`. */
export async function withTimeout<T>(
  milliseconds: number,
  who: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let afterInput: NodeJS.Immediate | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const giveUp = () => {
      controller.abort();
      reject(new DeadlineError(`${who} did not answer within ${milliseconds / 1000} s`));
    };
    timer = setTimeout(() => {
      // When this process was busy or frozen itself, a response in time is still unread: read it first.
      afterInput = setImmediate(giveUp);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
    clearImmediate(afterInput);
  }
}
