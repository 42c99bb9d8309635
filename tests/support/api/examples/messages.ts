import type { Example } from '../example-parts.ts';
import { ANNA } from './article-life.ts';

const MESSAGE = {
  id: 7,
  name: 'Jan de Wit',
  email: 'jan@voorbeeld.nl',
  phone: null,
  subject: 'Afspraak',
  message: 'Ik slaap slecht. Kan ik een afspraak maken?',
  createdAt: '2026-11-21T10:00:00.000Z',
  handledAt: null,
  handledBy: null,
  note: null,
  notice: 'sent',
  deletedOn: null,
};

export const EXAMPLES: Record<string, Example> = {
  'POST /api/contact': {
    body: {
      name: MESSAGE.name,
      email: MESSAGE.email,
      phone: '',
      subject: MESSAGE.subject,
      message: MESSAGE.message,
      honeypot: '',
    },
    response: { success: true },
  },
  'GET /api/admin/messages': {
    query: { page: '1', limit: '10', state: 'new' },
    response: { messages: [MESSAGE], unhandled: 1, total: 1, totalPages: 1, page: 1 },
  },
  'POST /api/admin/messages/search': {
    body: { search: 'de wit', state: 'handled', page: 1, limit: 10 },
    response: { messages: [MESSAGE], unhandled: 1, total: 1, totalPages: 1, page: 1 },
  },
  'PUT /api/admin/messages/:id/note': {
    path: '/api/admin/messages/7/note',
    body: { text: 'Gebeld, belt dinsdag terug.', replaces: null },
    response: { ...MESSAGE, note: { text: 'Gebeld, belt dinsdag terug.', at: '2026-11-21T11:00:00.000Z', by: ANNA } },
  },
  'GET /api/admin/unhandled-messages': { response: { unhandled: 1 } },
  'GET /api/admin/messages/:id': { path: '/api/admin/messages/7', response: MESSAGE },
  'POST /api/admin/messages/:id/handled': {
    path: '/api/admin/messages/7/handled',
    body: { handled: true },
    response: {
      ...MESSAGE,
      handledBy: ANNA,
      handledAt: '2026-11-21T11:00:00.000Z',
      deletedOn: '2026-12-21T11:00:00.000Z',
    },
  },
  'DELETE /api/admin/messages/:id': { path: '/api/admin/messages/7' },
};
