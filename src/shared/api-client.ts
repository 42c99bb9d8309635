import type { Calls } from './contract/calls.ts';
import type { EndpointInput, EndpointResponse } from './contract/endpoint.ts';
import type { ErrorResponse } from './contract/errors.ts';

export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = EndpointInput<Calls[Name]>;
export type CallResponse<Name extends CallName> = EndpointResponse<Calls[Name]>;

/** A non-OK answer (§8): the message is the status code, a colon and a space, then what the server said. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The server's own sentence, without the status. */
  readonly detail: string;
  readonly fields: Record<string, string>;
  /** False when the answer came from something else, such as a proxy's error page. */
  readonly fromApi: boolean;

  constructor(status: number, detail: string, fields: Record<string, string> = {}, fromApi = true) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.fromApi = fromApi;
  }
}

/** The request never got an answer: offline, or the server is away. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/**
 * Makes one call of the contract, by its name. Sends cookies, and JSON only when there is a body (§7). The server
 * checks what it answers against the contract, so the browser does not. Throws {@link ApiError},
 * {@link NetworkError}, or the abort reason of `signal`.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CallResponse<Name>> {
  const [method = '', path = ''] = name.split(' ');
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
  const request: RequestInit = { method, credentials: 'include' };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(address(path, params, query), request).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NetworkError('No connection to the server', { cause });
  });
  if (!response.ok) throw errorOf(response, await response.text().catch(() => ''));
  return (response.status === 204 ? undefined : await response.json()) as CallResponse<Name>;
}

function address(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== 'all') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function errorOf(response: Response, text: string): ApiError {
  const answer = parseErrorResponse(text);
  if (answer) return new ApiError(response.status, answer.error, answer.fields);
  return new ApiError(response.status, text || response.statusText, {}, false);
}

/** The body of an error of the API; undefined for what something else answered, such as a proxy's error page. */
export function parseErrorResponse(text: string): ErrorResponse | undefined {
  try {
    const answer = JSON.parse(text) as ErrorResponse | null;
    return typeof answer?.error === 'string' ? answer : undefined;
  } catch {
    return undefined;
  }
}
