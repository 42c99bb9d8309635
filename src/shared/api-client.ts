import { withQuery } from './addresses/with-query.ts';
import type { Danger } from './contract/articles/dangers.ts';
import type { Calls } from './contract/contract.ts';
import type { EndpointInput, EndpointResponse } from './contract/endpoint.ts';
import type { ErrorResponse } from './contract/errors.ts';

export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = EndpointInput<Calls[Name]>;
export type CallResponse<Name extends CallName> = EndpointResponse<Calls[Name]>;

/** A response that is not OK. Its message is `{status}: {detail}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The server's error message. */
  readonly detail: string;
  readonly fields: Record<string, string>;
  /** The texts that hold values or several sentences, taken apart. */
  readonly sentences: ErrorResponse['sentences'];
  /** The dangers that keep a text from being published. */
  readonly dangers: Danger[];
  /** False for a response from elsewhere, such as a proxy's error page. */
  readonly fromApi: boolean;

  constructor(
    status: number,
    detail: string,
    fields: Record<string, string> = {},
    more: Partial<Pick<ErrorResponse, 'dangers' | 'sentences'>> & { fromApi?: boolean } = {},
  ) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.sentences = more.sentences;
    this.dangers = more.dangers ?? [];
    this.fromApi = more.fromApi ?? true;
  }
}

let headersOf: ((path: string) => Record<string, string>) | undefined;
/** Adds headers to the calls of endpoints with these paths, such as `/api/admin/writers/:id`. */
export const addHeaders = (headers: typeof headersOf): void => {
  headersOf = headers;
};

/** A server answers within seconds; this long lasts the upload of a large article on a slow phone. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** There was no response in time: the browser is offline, or the server unreachable. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/**
 * Calls an endpoint of the contract by its name, such as `GET /api/articles/:slug`. The response is not validated here:
 * the server already validates it. Throws {@link ApiError}, {@link NetworkError}, or the abort reason of `signal`.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CallResponse<Name>> {
  const [method = '', path = ''] = name.split(' ');
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
  const headers = {
    ...headersOf?.(path),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request: RequestInit = {
    method,
    credentials: 'include',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const { status, ok, text } = await fetchText(urlOf(path, params, query), request, signal).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NetworkError('No connection to the server', { cause });
  });
  if (!ok) throw await refusalOf(status, text);
  return (status === 204 ? undefined : JSON.parse(text)) as CallResponse<Name>;
}

/** Times out after {@link RESPONSE_TIMEOUT_MS}: a frozen server keeps connections open without responding. */
async function fetchText(url: string, request: RequestInit, signal: AbortSignal | undefined) {
  // AbortSignal.any() needs Safari 17.4.
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { ...request, signal: controller.signal });
    const text = await response.text();
    return { status: response.status, ok: response.ok, text: text || response.statusText };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function urlOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return withQuery(filled, search);
}

let beforeError: (() => Promise<void>) | undefined;
/** What a refused call waits for before it throws, such as the words to show the error in. */
export const waitBeforeErrors = (wait: () => Promise<void>): void => {
  beforeError = wait;
};

/** The error of a refused call. `unknown` is the message for a body that is not one of the API's errors. */
export async function refusalOf(status: number, text: string, unknown = text): Promise<ApiError> {
  await beforeError?.();
  const body = parseErrorResponse(text);
  return body
    ? new ApiError(status, body.error, body.fields, body)
    : new ApiError(status, unknown, {}, { fromApi: false });
}

/** Undefined when the body is not one of the API's errors, for example a proxy's error page. */
function parseErrorResponse(text: string): ErrorResponse | undefined {
  try {
    const body = JSON.parse(text) as ErrorResponse | null;
    return typeof body?.error === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}
