import type { z } from 'zod';
import type { Permission } from '../permissions.ts';

/** A schema of zod or zod/mini. */
type Schema = z.core.$ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An endpoint of the API: its request, its response and who may call it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  M extends Method = Method,
  Path extends string = string,
> = {
  method: M;
  /** Hono's notation: `/api/articles/:slug`. */
  path: Path;
  /** `account`: every logged-in user, for what is their own. */
  access: 'public' | 'account' | Permission;
  /** The status of a successful response; 204 has no body. */
  status: 200 | 201 | 204;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
};

/** Infers the literal types of the definition. */
export function endpoint<
  const M extends Method,
  const Path extends string,
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Response extends Schema = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Response, M, Path>): Endpoint<Params, Query, Body, Response, M, Path> {
  return definition;
}

/** The input of a caller: the schemas' input types. */
export type EndpointInput<E extends Endpoint> = Part<'params', E['params'], 'input'> &
  Part<'query', E['query'], 'input'> &
  Part<'body', E['body'], 'input'>;

/** The input of the server's handler: the schemas' output types. */
export type EndpointParsed<E extends Endpoint> = Part<'params', E['params'], 'output'> &
  Part<'query', E['query'], 'output'> &
  Part<'body', E['body'], 'output'>;

export type EndpointResponse<E extends Endpoint> =
  NonNullable<E['response']> extends z.ZodUndefined ? undefined : z.output<NonNullable<E['response']>>;

type Part<Name extends string, S, Side extends 'input' | 'output'> =
  NonNullable<S> extends z.ZodUndefined
    ? unknown
    : NonNullable<S> extends Schema
      ? Side extends 'output'
        ? { [K in Name]: z.output<NonNullable<S>> }
        : undefined extends z.input<NonNullable<S>>
          ? { [K in Name]?: z.input<NonNullable<S>> }
          : { [K in Name]: z.input<NonNullable<S>> }
      : unknown;
