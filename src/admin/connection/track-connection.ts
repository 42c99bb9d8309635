import { ApiError, NetworkError } from '../../shared/api-client.ts';
import { reportReached, reportUnreached } from './connection.ts';

/** Runs `work`, which calls the API, and reports whether the server was reached. Any response counts. */
export async function trackConnection<T>(work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    reportReached();
    return result;
  } catch (error) {
    if (error instanceof NetworkError) reportUnreached();
    else if (error instanceof ApiError) reportReached();
    throw error;
  }
}
