import type { Endpoint, EndpointParsed, EndpointResponse } from '../shared/contract/endpoint.ts';
import type { HtmlForm } from './api/html-form.ts';
import type { Actor, Context } from './context.ts';

/** The HTTP side of a request, for handlers that need it. */
export type Exchange = {
  clientAddress: string;
  /** The actor of the session cookie, for public endpoints that return more to staff. */
  actor: () => Promise<Actor>;
  /** Sets the session cookie; `undefined` removes it. */
  setSession: (token: string | undefined) => void;
  /** The cookie by which a browser that staff have used is recognised. */
  browserCookie: () => string | undefined;
  setBrowserCookie: (value: string) => void;
  header: (name: string) => string | undefined;
  /** The body of a route with `body: 'form'`. Throws `wrong-type` or `invalid`. */
  form: () => Promise<FormData>;
};

type Handler<E extends Endpoint> = (
  context: Context,
  input: EndpointParsed<E>,
  exchange: Exchange,
) => Promise<EndpointResponse<E> | Response>;

type Options<E extends Endpoint> = {
  /** The tags under which the response is cached; without them it is not. */
  tags?: (input: EndpointParsed<E>, result: EndpointResponse<E>) => string[];
  /** For an endpoint to which browsers without JavaScript post a form. */
  htmlForm?: HtmlForm;
  /** A form is multipart, read by the handler, and may be as large as a picture. A beacon is JSON of a kilobyte. */
  body?: 'json' | 'form' | 'beacon';
  /** Ignores the session, because a response that browsers and CDNs cache must not set a cookie. */
  anonymous?: boolean;
  /** Added to the body of every error response. */
  errorFields?: Record<string, unknown>;
};

/** An endpoint of the contract and its handler. */
export type Route = {
  endpoint: Endpoint;
  handle: (context: Context, input: never, exchange: Exchange) => Promise<unknown>;
  tags: ((input: never, result: never) => string[]) | undefined;
  htmlForm: HtmlForm | undefined;
  body: 'json' | 'form' | 'beacon';
  anonymous: boolean;
  errorFields: Record<string, unknown> | undefined;
};

export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { tags, htmlForm, body = 'json', anonymous = false, errorFields }: Options<E> = {},
): Route {
  return { endpoint, handle, tags, htmlForm, body, anonymous, errorFields };
}
