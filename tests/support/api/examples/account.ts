import type { Example } from '../example-parts.ts';

const USER = {
  user: {
    ...{ id: 1, email: 'anna@clinic.example', name: 'Anna', role: 'writer', language: 'nl' },
    permissions: ['magazine.read', 'articles.write-own'],
  },
};
const SESSION_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/me': { response: USER },
  'POST /api/admin/login': { body: { email: USER.user.email, password: 'four unrelated words' }, response: USER },
  'POST /api/admin/logout': { response: { success: true } },
  'POST /api/admin/account/password': {
    body: { currentPassword: 'four unrelated words', newPassword: 'four others from the shelf' },
  },
  'GET /api/admin/account/second-factor': { response: { isOn: true, recoveryCodesLeft: 5 } },
  'POST /api/admin/account/second-factor': {
    body: { currentPassword: 'four unrelated words' },
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/www.example.nl:anna%40clinic.example?issuer=www.example.nl&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
  'PUT /api/admin/account/second-factor': {
    body: { code: '492 039' },
    response: { recoveryCodes: ['4QLO-CVSF-SWR7-FYLB-RPBG-J3E2'] },
  },
  'POST /api/admin/account/second-factor/off': { body: { currentPassword: 'four unrelated words' } },
  'GET /api/admin/account/sessions': {
    response: [
      {
        id: SESSION_ID,
        browser: 'Firefox on Windows',
        createdAt: '2026-11-21T08:00:00.000Z',
        lastUsedAt: '2026-11-21T10:00:00.000Z',
        isCurrent: true,
      },
    ],
  },
  'PUT /api/admin/account/language': { body: { language: 'nl' } },
  'DELETE /api/admin/account/sessions/:id': { path: `/api/admin/account/sessions/${SESSION_ID}` },
};
