import type { Endpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { ErrorAnswer } from './contract/errors.ts';

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
 * Makes one call of the contract. Sends cookies, and JSON only when there is a body (§7); the answer is checked
 * against the contract. Throws {@link ApiError}, {@link NetworkError}, or the abort reason of `signal`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<EndpointAnswer<E>> {
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
  const request: RequestInit = { method: endpoint.method, credentials: 'include' };
  if (signal) request.signal = signal;
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(address(endpoint.path, params, query), request).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NetworkError('No connection to the server', { cause });
  });
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204 || !endpoint.answer) return undefined as EndpointAnswer<E>;
  return endpoint.answer.parse(await response.json()) as EndpointAnswer<E>;
}

function address(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== 'all') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  try {
    const { error, fields } = ErrorAnswer.parse(JSON.parse(text));
    return new ApiError(response.status, error, fields);
  } catch {
    return new ApiError(response.status, text || response.statusText, {}, false);
  }
}
