// Loads at the first request for the document: nothing else needs the contract as JSON Schema.
import { z } from 'zod';
import { endpointsOf, SECTIONS } from '../../../shared/contract/contract.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { ErrorResponse } from '../../../shared/contract/errors.ts';
import { SESSION_COOKIES } from '../../session-cookie-names.ts';
import { DESCRIPTION } from './description.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Io = 'input' | 'output';

/** The text of docs/openapi.json: a line for each call and each schema, so that a change shows which it concerns. */
export function openApiText(): string {
  const depths: Record<string, number> = { paths: 2, components: 2 };
  const block = (value: unknown, depth: number, indent: string): string => {
    if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
    const lines = Object.entries(value).map(
      ([key, entry]) => `${indent} ${JSON.stringify(key)}: ${block(entry, depths[key] ?? depth - 1, `${indent} `)}`,
    );
    return `{\n${lines.join(',\n')}\n${indent}}`;
  };
  return `${block(openApiDocument(), 1, '')}\n`;
}

/** The contract as an OpenAPI 3.1 document, whose schemas are JSON Schema. */
export function openApiDocument(): Record<string, unknown> {
  const components: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, files] of Object.entries(SECTIONS))
    for (const endpoint of endpointsOf(files)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, tag, components) };
    }
  const failure = { description: 'An error.', content: jsonOf(toSchema(ErrorResponse, 'output', components)) };
  return {
    openapi: '3.1.1',
    info: {
      title: 'The API of the site',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: DESCRIPTION.trim(),
    },
    servers: [{ url: '/' }],
    tags: Object.keys(SECTIONS).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: { Error: failure },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIES[0],
          description: `Set by \`POST /api/admin/login\`; over http its name is \`${SESSION_COOKIES[1]}\`.`,
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, tag: string, components: Record<string, JsonSchema>): object {
  const { method, path, access, status, summary, params, query, response } = endpoint;
  const isPublic = access === 'public';
  const permission = isPublic || access === 'account' ? undefined : access;
  const parameters = [...parametersOf('path', params, components), ...parametersOf('query', query, components)];
  return {
    tags: [tag],
    operationId: `${method.toLowerCase()}${path.replace('/api', '').replaceAll(/\W+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    // The first sentence; what follows explains it.
    summary: /^.*?[.:;](?=\s|$)/.exec(summary)?.[0].replace(/[.:;]$/, '') ?? summary,
    description: `${summary} For ${isPublic ? 'everybody' : permission ? `staff with the permission \`${permission}\`` : 'all staff'}.`,
    ...(permission && { 'x-permission': permission }),
    security: isPublic ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(endpoint, components),
    responses: {
      [status]: {
        description: status === 201 ? 'Created' : status === 204 ? 'Done' : 'OK',
        ...(response && { content: jsonOf(toSchema(response, 'output', components)) }),
        ...(!response && status === 200 && { content: { [path.endsWith('.csv') ? 'text/csv' : 'image/*']: {} } }),
      },
      ...Object.fromEntries(
        errorStatusesOf(endpoint).map((error) => [error, { $ref: '#/components/responses/Error' }]),
      ),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** What its access and its input can cause, and what its summary names; `default` stands for the rest. */
function errorStatusesOf({ access, method, params, query, body, summary }: Endpoint): string[] {
  const named = summary.match(/\b(?:400|401|403|404|409|410|422|429|503)\b/g) ?? [];
  return [
    ...new Set([
      ...named,
      ...((params ?? query ?? body) ? ['400'] : []),
      ...(access === 'public' ? [] : ['401']),
      ...(method !== 'GET' || (access !== 'public' && access !== 'account') ? ['403'] : []),
      ...(params ? ['404'] : []),
      ...(body ? ['413', '415'] : []),
    ]),
  ].sort();
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  components: Record<string, JsonSchema>,
): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = resolve(toSchema(schema, 'input', components), components);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && !hasDefault(property)),
    schema: property,
  }));
}

const hasDefault = (schema: unknown) => typeof schema === 'object' && schema !== null && 'default' in schema;

const resolve = (schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema =>
  components[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

function requestBodyOf({ path, body }: Endpoint, components: Record<string, JsonSchema>): object {
  if (body) {
    const required = !z.core.safeParse(body, undefined).success;
    return { requestBody: { required, content: jsonOf(toSchema(body, 'input', components)) } };
  }
  // The one call that takes a file.
  if (path !== '/api/admin/upload/:uploadType') return {};
  const file = { type: 'object', properties: { image: { type: 'string', format: 'binary' } }, required: ['image'] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
}

const jsonOf = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** The schemas that the contract exports, by the name of their component: one for what is sent, where that differs. */
const names: Record<Io, z.core.$ZodRegistry<{ id: string }>> = { input: z.registry(), output: z.registry() };
for (const [name, schema] of Object.entries(Object.assign({ ErrorResponse }, ...Object.values(SECTIONS)))) {
  if (!(schema instanceof z.ZodType) || names.output.has(schema)) continue;
  const isSame = JSON.stringify(toJson(schema, 'input')) === JSON.stringify(toJson(schema, 'output'));
  names.output.add(schema, { id: name });
  names.input.add(schema, { id: isSame || name.endsWith('Input') ? name : `${name}Input` });
}

/** The schema with references to its named parts, which are added to the components. */
function toSchema(schema: z.core.$ZodType, io: Io, components: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(toJson(schema, io, names[io])).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema, $defs, ...own } = JSON.parse(text) as JsonSchema;
  Object.assign(components, $defs);
  return own;
}

function toJson(schema: z.core.$ZodType, io: Io, metadata = z.registry<{ id: string }>()): JsonSchema {
  return z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any', override: simplify });
}

/** What stands for a refused value is a default only where a missing value is refused too. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const { def } = zodSchema._zod;
  if (def.type === 'catch' && z.core.safeParse(def.innerType, undefined).success) delete jsonSchema.default;
  // A format says it in one word.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
