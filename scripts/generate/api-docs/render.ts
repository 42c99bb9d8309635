import { z } from 'zod';
import type { Endpoint } from '../../../src/shared/contract/endpoint.ts';
import { endpointName, SECTIONS } from './endpoints.ts';
import type { Example } from './examples/example-article.ts';
import { EXAMPLES } from './examples.ts';
import { INTRODUCTION } from './introduction.ts';

/** The text of docs/api.md. */
export function renderApiDocs(): string {
  const sections = Object.entries(SECTIONS).map(([title, endpoints]) =>
    [`## ${title}`, ...endpoints.map((endpoint) => renderEndpoint(endpoint))].join('\n\n'),
  );
  return `${[INTRODUCTION.trim(), ...sections].join('\n\n')}\n`;
}

function renderEndpoint(endpoint: Endpoint): string {
  const example = EXAMPLES[endpointName(endpoint)] ?? {};
  const { access, status, summary, params, query, body } = endpoint;
  return [
    `### \`${endpointName(endpoint)}\``,
    `${summary} For ${access === 'public' ? 'everybody' : `staff: needs the session cookie${access === 'account' ? '' : ` and the permission \`${access}\``}`}.`,
    renderFields('Path', params),
    renderFields('Query', query),
    renderFields('Body', body),
    renderExample(endpoint, example, status),
  ]
    .filter(Boolean)
    .join('\n\n');
}

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: JsonSchema;
};

function renderFields(title: string, schema: z.core.$ZodType | undefined): string {
  if (!schema) return '';
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: withoutCaught,
  }) as JsonSchema;
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `| \`${name}\` | ${required.includes(name) && !('default' in field) ? 'yes' : ''} | ${ruleOf(field)} |`,
  );
  return [`| ${title} | required | |`, '|---|---|---|', ...rows].join('\n');
}

/** What stands for a refused value is a default only where a missing value is refused too. */
function withoutCaught({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: { default?: unknown } }) {
  const { def } = (zodSchema as z.core.$ZodCatch)._zod;
  if (def.type === 'catch' && z.core.safeParse(def.innerType, undefined).success) delete jsonSchema.default;
}

function ruleOf(schema: JsonSchema): string {
  const { anyOf, enum: values, type, items, format, minimum, maximum, maxLength, maxItems } = schema;
  const parts = [
    anyOf?.map(ruleOf).filter(Boolean).join(' or '),
    values?.map((value) => `\`${value}\``).join(', ') ?? (type === 'array' ? `list of ${ruleOf(items ?? {})}` : type),
    format,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `up to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} of them`,
    'default' in schema && `default \`${JSON.stringify(schema.default)}\``,
  ];
  return parts.filter(Boolean).join(', ');
}

function renderExample(
  endpoint: Endpoint,
  { path = endpoint.path, query, body, send, response }: Example,
  status: number,
): string {
  const address = query ? `${path}?${new URLSearchParams(query)}` : path;
  const requestText = [`${endpoint.method} ${address}`, send, body !== undefined && json(body)]
    .filter(Boolean)
    .join('\n\n');
  const responseText = [`${status}`, response !== undefined && json(response)].filter(Boolean).join('\n\n');
  return ['```http', requestText, '```', '', '```http', responseText, '```'].join('\n');
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
