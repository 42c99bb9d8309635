import type { Endpoint, EndpointAnswer, EndpointParsed } from '../../shared/contract/endpoint.ts';
import type { Context } from '../context.ts';
import type { PlainForm } from './plain-form.ts';

/** What a handler may do beside answering. */
export type Exchange = {
  clientAddress: string;
  /** Sets the session cookie, or removes it. */
  setSession: (token: string | undefined) => void;
};

type Handler<E extends Endpoint> = (
  context: Context,
  input: EndpointParsed<E>,
  exchange: Exchange,
) => Promise<EndpointAnswer<E>>;

type Options<E extends Endpoint> = {
  /** The cache tags a public answer is kept under. */
  tags?: (input: EndpointParsed<E>) => string[];
  /** For an endpoint that a form may post to without JavaScript: the pages that answer it. */
  plainForm?: PlainForm;
};

/** A line of a routes table: an endpoint of the contract and the verb that answers it. */
export type Route = {
  endpoint: Endpoint;
  handle: (context: Context, input: never, exchange: Exchange) => Promise<unknown>;
  tags: ((input: never) => string[]) | undefined;
  plainForm: PlainForm | undefined;
};

export function route<E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  { tags, plainForm }: Options<E> = {},
): Route {
  return { endpoint, handle, tags, plainForm };
}
