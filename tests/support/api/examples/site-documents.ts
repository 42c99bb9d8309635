import type { Example } from '../example-parts.ts';

const DOCUMENT = {
  path: 'kliniek.yaml',
  title: 'Clinic, opening hours and closures',
  group: 'Clinic',
  state: 'published',
  hasDraft: false,
  scheduledFor: null,
  changedAt: '2026-11-21T09:00:00.000Z',
  changedBy: 'anna@clinic.example',
  confirmedAt: '2026-11-21T09:00:00.000Z',
  confirmedBy: 'anna@clinic.example',
  isAsked: true,
};
const CONTENT = {
  fields: { telefoon: '040 222 01 45', dicht: [{ van: '2026-12-28', reden: 'vakantie' }] },
  body: null,
};
const DETAIL = {
  ...DOCUMENT,
  number: 3,
  content: CONTENT,
  published: CONTENT,
  facts: { telefoon: '040 222 01 45', 'tarief:intake': '€ 160' },
  canPreview: true,
  schema: { type: 'object', properties: { telefoon: { type: 'string' } } },
  review: null,
  team: [{ key: 'anna-bos', name: 'Anna Bos', title: 'arts (BIG-nummer 19012345601)', hasLeft: false }],
  namedOn: {},
  versions: [
    {
      number: 3,
      createdAt: '2026-11-21T09:00:00.000Z',
      actor: 'anna@clinic.example',
      publishAt: '2026-11-21T09:00:00.000Z',
      restoredFrom: null,
      isFile: false,
    },
  ],
};

const TOKEN = 'Zm9yIGV4YW1wbGUgb25seTogdGhpcnR5LXR3byBieXRlcyE';

const PAGE = {
  ...DETAIL,
  ...{ path: 'therapieen/pro-aging.md', title: 'Pro-aging', group: 'Therapies' },
  content: {
    fields: { titel: 'Pro-aging', gecontroleerd: { door: 'anna-bos', op: '2026-11-21', volgende: '2029-11-21' } },
    body: 'Ouder worden hoort erbij.',
  },
  review: { hasChanged: false, reviewer: 'anna-bos', refusal: null },
};

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/site-documents': {
    response: {
      documents: [DOCUMENT],
      site: { state: 'online', since: '2026-11-21T09:00:20.000Z', problem: null, aboutSeconds: 20 },
    },
  },
  'GET /api/admin/site-documents/before-online': {
    response: {
      entries: [
        {
          ...{ level: 'must', title: 'Clinic, opening hours and closures', name: 'Telefoon', value: '040 222 01 45' },
          sentence: 'Vul in: het telefoonnummer van de kliniek.',
          href: '/admindash/clinic/edit?path=kliniek.yaml&field=telefoon',
        },
      ],
      isHidden: true,
    },
  },
  'GET /api/admin/site-documents/document': { query: { path: 'kliniek.yaml' }, response: DETAIL },
  'PUT /api/admin/site-documents/document': {
    body: { path: 'kliniek.yaml', basedOn: 2, content: CONTENT, publish: 'now' },
    response: DETAIL,
  },
  'POST /api/admin/site-documents/document/review': {
    body: { path: PAGE.path, basedOn: 2, content: PAGE.content, dueOn: '2029-11-21', publish: 'now' },
    response: PAGE,
  },
  'POST /api/admin/site-documents/document/preview': {
    body: { path: 'kliniek.yaml', content: CONTENT },
    response: { token: TOKEN, href: `/preview/${TOKEN}` },
  },
  'GET /api/admin/site-documents/previews/:token': {
    path: `/api/admin/site-documents/previews/${TOKEN}`,
    response: { state: 'making', problem: null },
  },
  'POST /api/admin/site-documents/document/confirm': { body: { path: 'kliniek.yaml' }, response: DETAIL },
  'POST /api/admin/site-documents/document/cancel': { body: { path: 'kliniek.yaml', number: 3 }, response: DETAIL },
};
