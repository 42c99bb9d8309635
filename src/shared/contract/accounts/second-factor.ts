import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CODE_TOO_LONG, PASSWORD_TOO_LONG } from './session.ts';

const OwnPassword = z.object({
  currentPassword: z.string().min(1, 'Enter your current password').max(1000, PASSWORD_TOO_LONG),
});

export const SecondFactor = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** For the authenticator app: `address` is shown as a QR code, `secret` can be typed instead. */
export const SecondFactorSetup = z.object({ secret: z.string(), address: z.string() });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/admin/account/second-factor',
  access: 'account',
  status: 200,
  summary: 'Whether your login requires a code from an authenticator app.',
  response: SecondFactor,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/account/second-factor',
  access: 'account',
  status: 200,
  summary: 'Creates a secret for the authenticator app; login requires codes once the first one is confirmed.',
  body: OwnPassword,
  response: SecondFactorSetup,
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/admin/account/second-factor',
  access: 'account',
  status: 200,
  summary:
    'Turns two-step login on with a first code and ends all other sessions. Returns the recovery codes, which are shown once.',
  body: z.object({ code: z.string().trim().min(1, 'Enter the code that the app shows').max(100, CODE_TOO_LONG) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/account/second-factor/off',
  access: 'account',
  status: 204,
  summary: 'Turns two-step login off.',
  body: OwnPassword,
});
