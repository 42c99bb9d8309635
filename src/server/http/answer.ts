import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { ErrorAnswer } from '../../shared/contract/errors.ts';
import { type Context, requireStaff } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { DomainError, isDomainError } from '../errors.ts';
import { clientAddressOf } from './client-address.ts';
import type { Route } from './route.ts';
import { readActor, writeSessionCookie } from './session-cookie.ts';

/** Guards, parses, calls the verb and answers, as the endpoint's contract says. */
export async function answer(
  dependencies: Dependencies,
  { endpoint, handle, tags, anonymous }: Route,
  c: HonoContext,
): Promise<Response> {
  const actor =
    endpoint.path.startsWith('/api/admin/') && !anonymous
      ? await readActor(dependencies, c)
      : { kind: 'visitor' as const };
  const context: Context = { ...dependencies, actor };
  if (endpoint.access === 'staff') requireStaff(context);

  const input = {
    params: endpoint.params && parse(endpoint.params, c.req.param()),
    query: endpoint.query && parse(endpoint.query, c.req.query()),
    body: endpoint.body && parse(endpoint.body, await readJson(c)),
  } as never;
  const result = await handle(context, input, {
    clientAddress: clientAddressOf(dependencies, c),
    setSession: (token) => writeSessionCookie(dependencies, c, token),
    header: (name) => c.req.header(name),
    form: () => readForm(c),
  });
  if (result instanceof Response) return c.newResponse(result.body, result);

  if (tags) for (const [name, value] of Object.entries(dependencies.cache.headers(tags(input)))) c.header(name, value);
  else c.header('cache-control', 'no-store');
  if (!endpoint.answer) return c.body(null, 204);
  return c.json(endpoint.answer.parse(result) as object, endpoint.status === 201 ? 201 : 200);
}

async function readJson(c: HonoContext): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('wrong-type', 'Send the body as application/json');
  }
  return c.req.json().catch(() => {
    throw new DomainError('invalid', 'The body is not valid JSON');
  });
}

async function readForm(c: HonoContext): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('wrong-type', 'Send the body as multipart/form-data');
  }
  return c.req.formData().catch((cause: unknown) => {
    if (isDomainError(cause)) throw cause;
    throw new DomainError('invalid', 'The form did not arrive complete. Please try again.', { cause });
  });
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: NonNullable<ErrorAnswer['fields']> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new DomainError('invalid', [...new Set(Object.values(fields))].join('. '), { fields });
}
