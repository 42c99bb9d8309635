import type { Example } from '../example-parts.ts';

const WRITER = {
  id: 3,
  name: 'Eva Maas',
  email: 'eva@clinic.example',
  registration: 'arts, BIG-nummer 19012345601',
  bio: 'Arts voor integrale geneeskunde.',
  profileImage: null,
  isActive: true,
};
const { id: _writerId, ...WRITER_INPUT } = WRITER;

const CATEGORY = { id: 3, name: 'Natuurgeneeskunde', slug: 'natuurgeneeskunde', description: null };
const { id: _categoryId, ...CATEGORY_INPUT } = CATEGORY;

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/writers': { response: [WRITER] },
  'POST /api/admin/writers': { body: WRITER_INPUT, response: WRITER },
  'PUT /api/admin/writers/:id': { path: '/api/admin/writers/3', body: WRITER_INPUT, response: WRITER },
  'DELETE /api/admin/writers/:id': { path: '/api/admin/writers/3' },
  'POST /api/admin/writers/:id/restore': { path: '/api/admin/writers/3/restore', response: WRITER },
  'GET /api/admin/categories': { response: [CATEGORY] },
  'POST /api/admin/categories': { body: CATEGORY_INPUT, response: CATEGORY },
  'PUT /api/admin/categories/:id': { path: '/api/admin/categories/3', body: CATEGORY_INPUT, response: CATEGORY },
  'DELETE /api/admin/categories/:id': { path: '/api/admin/categories/3' },
  'POST /api/admin/categories/:id/restore': { path: '/api/admin/categories/3/restore', response: CATEGORY },
};
