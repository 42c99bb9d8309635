import type { Endpoint, EndpointParsed, EndpointResponse } from '../../shared/contract/endpoint.ts';
import type { Actor, Context } from '../context.ts';
import type { HtmlForm } from './html-form.ts';

/** What a handler may do beside answering. */
type Exchange = {
  clientAddress: string;
  /** Who asks, by the session cookie: for what everybody may call but staff see more of. */
  actor: () => Promise<Actor>;
  /** Sets the session cookie, or removes it. */
  setSession: (token: string | undefined) => void;
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
  /** The cache tags a public answer is kept under. */
  tags?: (input: EndpointParsed<E>) => string[];
  /** For an endpoint that a form may post to without JavaScript: the pages that answer it. */
  htmlForm?: HtmlForm;
  /** What the body is; a form is read by the handler, and may be as large as a picture. */
  body?: 'json' | 'form';
  /** Never looks at the session: an answer that browsers and CDNs keep may carry no cookie. */
  anonymous?: boolean;
  /** Stand in the body of every error beside `error`. */
  errorFields?: Record<string, unknown>;
};

/** A line of a routes table: an endpoint of the contract and the verb that answers it. */
export type Route = {
  endpoint: Endpoint;
  handle: (context: Context, input: never, exchange: Exchange) => Promise<unknown>;
  tags: ((input: never) => string[]) | undefined;
  htmlForm: HtmlForm | undefined;
  body: 'json' | 'form';
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
