import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';
import { CommandError } from '../../errors/errors.ts';

/** Reads a file of content/. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(`${file}: cannot be read (${code}); put the file back`);
  });
  return text.replaceAll('\r\n', '\n');
}

/** `firstLine` is the line of the file on which the YAML starts, for the line numbers of error messages. */
export function parseYaml(file: string, yaml: string, firstLine = 1): unknown {
  try {
    return parse('\n'.repeat(firstLine - 1) + yaml);
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('\n');
    throw new CommandError(
      `${file}: is not valid YAML: ${problem.replace(/:$/, '')}; write "field: value" on a line of its own, and a value with a colon or a # between quotes`,
    );
  }
}

/** Throws {@link CommandError} with the first invalid field and its remedy. */
export function checkSettings<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: remedy });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  throw new CommandError(`${file}: ${[...(issue?.path ?? []), ...unknown].join('.') || 'settings'}: ${issue?.message}`);
}

/** The message for issues that have none in the schema. */
function remedy(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'is not a field of this file; correct its name or remove it';
  if (issue.input === undefined || issue.input === null) return 'is missing; fill it in';
  if (issue.code === 'invalid_type') return `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code === 'too_small') return 'is empty; fill it in';
  if (issue.code === 'invalid_format') return FORMATS[issue.format];
  return undefined;
}

const EXPECTED: Record<string, string> = {
  string: 'text; put a number or a date between quotes',
  array: 'a list, such as [one, another]',
  object: 'fields, each as "field: value" on a line of its own',
  record: 'fields, each as "field: value" on a line of its own',
};

const FORMATS: Record<string, string> = {
  email: 'must be an e-mail address',
  url: 'must be a complete address that starts with https://',
};
