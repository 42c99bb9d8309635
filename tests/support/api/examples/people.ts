import type { Example } from '../example-parts.ts';

const INVITATION = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'eva@clinic.example',
  name: 'Eva Maas',
  role: 'writer',
  language: 'nl',
  readsMessages: false,
  createdBy: 'anna@clinic.example',
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  isExpired: false,
};
const TOKEN = 'Zk3v9QmX0c7yQ2nTqWb5R8sLdPf1JhGu6EaYtIoKxNw';
const URL = `https://www.example.nl/admindash/welcome#${TOKEN}`;
const SENT = { invitation: INVITATION, url: URL, isMailed: true };
const PROFILE = { name: 'Anna de Vries', portrait: null, writerId: 3 };
const PERSON = '/api/admin/people/2';

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/people': {
    response: [
      {
        id: 2,
        email: 'bas@clinic.example',
        name: 'Bas Kok',
        portrait: null,
        role: 'editor',
        language: 'en',
        readsMessages: true,
        reviewer: { profession: 'huisarts', bigNumber: '19012345601' },
        isActive: true,
        lastSeenAt: '2026-11-21T09:55:00.000Z',
        hasSecondFactor: true,
        openSessions: 2,
        resetLinkUntil: null,
      },
    ],
  },
  'PUT /api/admin/people/:id': {
    path: PERSON,
    body: { role: 'editor', readsMessages: true, reviewer: { profession: 'huisarts', bigNumber: '19012345601' } },
  },
  'POST /api/admin/people/:id/deactivate': { path: `${PERSON}/deactivate` },
  'POST /api/admin/people/:id/reactivate': { path: `${PERSON}/reactivate` },
  'DELETE /api/admin/people/:id/sessions': { path: `${PERSON}/sessions` },
  'DELETE /api/admin/people/:id/second-factor': { path: `${PERSON}/second-factor` },
  'POST /api/admin/people/:id/reset-link': {
    path: `${PERSON}/reset-link`,
    response: { url: URL, expiresAt: INVITATION.expiresAt, isMailed: false },
  },
  'GET /api/admin/invitations': { response: [INVITATION] },
  'POST /api/admin/invitations': {
    body: { name: INVITATION.name, email: INVITATION.email, role: 'writer', language: 'nl', readsMessages: false },
    response: SENT,
  },
  'POST /api/admin/invitations/:id/resend': {
    path: `/api/admin/invitations/${INVITATION.id}/resend`,
    response: SENT,
  },
  'DELETE /api/admin/invitations/:id': { path: `/api/admin/invitations/${INVITATION.id}` },
  'POST /api/admin/forgotten-password': { body: { email: INVITATION.email } },
  'POST /api/admin/account-links/look': {
    body: { token: TOKEN },
    response: {
      kind: 'invitation',
      email: INVITATION.email,
      name: INVITATION.name,
      role: 'writer',
      language: 'nl',
      madeBy: 'anna@clinic.example',
      expiresAt: INVITATION.expiresAt,
      loggedInAs: null,
    },
  },
  'POST /api/admin/account-links/use': {
    body: { token: TOKEN, password: 'four unrelated words' },
    response: {
      user: {
        id: 4,
        email: INVITATION.email,
        name: INVITATION.name,
        role: 'writer',
        language: 'nl',
        permissions: ['magazine.read', 'articles.write-own'],
      },
    },
  },
  'GET /api/admin/account/profile': { response: PROFILE },
  'PUT /api/admin/account/profile': { body: PROFILE, response: PROFILE },
};
