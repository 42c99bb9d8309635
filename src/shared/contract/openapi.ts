import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'account',
  status: 200,
  summary: 'This description of the API: an OpenAPI 3.1 document.',
  response: z.record(z.string(), z.unknown()),
});
