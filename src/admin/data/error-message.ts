import { ApiError, NetworkError } from '../../shared/api-client.ts';

/** Why something failed, in words for the person in front of the screen. */
export function errorDetail(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (error instanceof NetworkError) return 'No connection to the server. Please check your internet connection.';
  return 'Please try again';
}

/** §8: the message of the error itself, with the status code in front where the server answered. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : errorDetail(error);
}

/** What the server said of each field, by its name. */
export const fieldErrors = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {});
