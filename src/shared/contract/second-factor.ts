import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const OwnPassword = z.object({ currentPassword: z.string().min(1, 'Enter your current password').max(1000) });

export const SecondFactor = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** For the app on the phone: `address` as a picture of squares, `secret` to type over. */
export const SecondFactorSetup = z.object({ secret: z.string(), address: z.string() });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/admin/account/second-factor',
  access: 'staff',
  status: 200,
  summary: 'Whether the own login asks for a code of an app.',
  response: SecondFactor,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/account/second-factor',
  access: 'staff',
  status: 200,
  summary: 'Makes a secret for the app; logging in changes once a code was confirmed.',
  body: OwnPassword,
  response: SecondFactorSetup,
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/admin/account/second-factor',
  access: 'staff',
  status: 200,
  summary: 'Turns the second step on with a first code, and ends all other sessions. Answers the recovery codes, once.',
  body: z.object({ code: z.string().trim().min(1, 'Enter the code that the app shows').max(100) }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/account/second-factor/off',
  access: 'staff',
  status: 204,
  summary: 'Turns the second step off.',
  body: OwnPassword,
});
