import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const MESSAGE = { name: 'Jo', email: 'jo@voorbeeld.nl', phone: '', subject: '', message: 'Hallo', honeypot: '' };
const respondWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

test('resolves to nothing when the message is accepted', async () => {
  respondWith(200, '{"success":true}');
  expect(await sendMessage(MESSAGE)).toBeUndefined();
});

test("passes on the API's error message and its fields", async () => {
  respondWith(429, '{"error":"Wacht enkele minuten.","fields":{"message":"Te veel."}}');
  expect(await sendMessage(MESSAGE)).toEqual({
    title: 'Er is een fout opgetreden',
    text: 'Wacht enkele minuten.',
    fields: { message: 'Te veel.' },
  });
});

test('gives the general message when the response is not from the API', async () => {
  respondWith(502, '<html>Bad Gateway</html>');
  expect(await sendMessage(MESSAGE)).toMatchObject({
    text: 'Er is een fout opgetreden bij het versturen van uw bericht.',
  });
});

test('names the network when there is no connection', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendMessage(MESSAGE)).toMatchObject({
    text: 'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  });
});
