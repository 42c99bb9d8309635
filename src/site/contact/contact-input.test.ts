import { afterEach, expect, test, vi } from 'vitest';
import { fieldErrors } from './contact-input.ts';
import { post } from './post-message.ts';
import { refusalSentences } from './refusal.ts';

const filled = { name: 'Jo', email: 'jo@voorbeeld.nl', phone: '', subject: '', message: 'Hallo', honeypot: '' };
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

test('name, e-mail and message are required, phone and subject are not (§5)', () => {
  expect(fieldErrors(filled)).toEqual({});
  expect(fieldErrors({ ...filled, name: ' ', email: 'jo', message: '' })).toEqual({
    name: 'Vul uw naam in.',
    email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    message: 'Schrijf hier uw bericht.',
  });
});

test('a message that is accepted leaves nothing to say (§8)', async () => {
  answer(200, '{"success":true}');
  expect(await post(filled)).toBeUndefined();
});

test("a refusal shows the server's error text, with its fields (§8)", async () => {
  answer(429, '{"error":"Wacht enkele minuten.","fields":{"message":"Te veel."}}');
  expect(await post(filled)).toEqual({
    title: 'Er is een fout opgetreden',
    text: 'Wacht enkele minuten.',
    fields: { message: 'Te veel.' },
  });
});

test('an answer that is not from the API gets the fallback (§8)', async () => {
  answer(502, '<html>Bad Gateway</html>');
  expect(await post(filled)).toMatchObject({
    text: 'Er is een fout opgetreden bij het versturen van uw bericht.',
  });
});

test('without a connection it names the network (§8)', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await post(filled)).toMatchObject({
    text: 'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  });
});

test('without JavaScript the reasons in the address become sentences, and nothing else does', () => {
  expect(refusalSentences('name,email')).toEqual([
    'Vul uw naam in.',
    'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  ]);
  expect(refusalSentences('te-veel')[0]).toContain('te veel berichten');
  const fallback = ['Er is een fout opgetreden bij het versturen van uw bericht.'];
  expect(refusalSentences('storing')).toEqual(fallback);
  expect(refusalSentences('<script>')).toEqual(fallback);
  expect(refusalSentences(null)).toEqual(fallback);
});
