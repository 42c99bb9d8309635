import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { CONTACT_MAX_LENGTH } from '../../shared/constants.ts';
import { contactErrorMessages } from '../../shared/messages/contact-messages.ts';
import { contactMessages } from '../db/schema/contact.ts';

const app = setUpTestApp();
const VALID = { name: 'Jan de Wit', email: 'jan@voorbeeld.nl', message: 'Ik slaap slecht.', honeypot: '' };
const VALID_STORED = { name: 'Jan de Wit', email: 'jan@voorbeeld.nl', phone: null, subject: null };

const send = (fields: object = {}, address = '192.0.2.1') =>
  app.request('/api/contact', {
    method: 'POST',
    body: { ...VALID, ...fields },
    headers: { 'x-forwarded-for': address },
  });
const sendForm = (fields: Record<string, string>) =>
  app.request('/api/contact', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const stored = () => app.db.select().from(contactMessages).orderBy(contactMessages.id);

test('stores a message, and plans no notice without a mail server', async () => {
  const response = await send({ phone: ' 06 12345678 ', subject: '' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(await stored()).toMatchObject([
    { name: 'Jan de Wit', phone: '06 12345678', subject: null, notice: 'off', noticeDueAt: null, handledAt: null },
  ]);
});

test('reports errors in Dutch for each field', async () => {
  const response = await send({ name: ' ', email: 'jan', message: undefined });
  expect(response.status).toBe(400);
  const { error, fields } = (await response.json()) as { error: string; fields: object };
  expect(fields).toEqual({
    name: 'Vul uw naam in.',
    email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    message: 'Schrijf hier uw bericht.',
  });
  expect(error).toBe(Object.values(fields).join(' '));
});

test.each([
  { body: '{', status: 400, text: 'Uw bericht is niet goed aangekomen' },
  { body: '[]', status: 400, text: 'Uw bericht is niet goed aangekomen' },
  { body: { ...VALID, phone: 6 }, status: 400, text: 'Vul hier tekst in.' },
  { body: { ...VALID, message: 'nul \0' }, status: 400, text: 'een teken dat wij niet kunnen bewaren' },
  { body: { ...VALID, message: 'x'.repeat(5001) }, status: 400, text: 'hoogstens 5000 tekens' },
  { body: 'x'.repeat(2 * 1024 * 1024 + 1), status: 413, text: 'Uw bericht is te groot' },
  { body: VALID, headers: { 'content-type': 'text/plain' }, status: 415, text: 'Gebruik het contactformulier' },
  { body: VALID, headers: { origin: 'https://elders.example' }, status: 403, text: 'van een andere website' },
  { method: 'PUT', body: VALID, status: 405, text: 'Dit adres beantwoordt alleen POST' },
])('responds $status in Dutch: $text', async ({ status, text, ...call }) => {
  const response = await app.request('/api/contact', { method: 'POST', ...call });
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: string }).error).toContain(text);
});

test.each(Object.entries(CONTACT_MAX_LENGTH))(
  '%s of more than %i characters is too long, in a plain form too',
  async (field, max) => {
    // More than anybody types, and less than a request may hold.
    const long = { [field]: 'x'.repeat(1_500_000) };
    const response = await send(long);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { [field]: `Dit mag hoogstens ${max} tekens lang zijn.` } }),
    ]);
    const plain = await sendForm({ ...VALID, ...long });
    expect(plain.headers.get('location')).toBe(`/over-ons/bericht-niet-verzonden?fout=${field}`);
  },
);

test('counts a line end as one character, as the browser does, in a plain form too', async () => {
  const message = `${'x'.repeat(2499)}\r\n${'x'.repeat(2500)}`;
  expect((await send({ message })).status).toBe(200);
  const plain = await sendForm({ ...VALID, name: 'Jo', message });
  expect(plain.headers.get('location')).toBe('/over-ons/bericht-verzonden');
  expect((await stored()).map((one) => one.message.length)).toEqual([5000, 5000]);
});

test.each(['gevuld', 'x'.repeat(3000), 12, ['a']])(
  'responds 200 to a filled honeypot and drops the message (%#)',
  async (honeypot) => {
    const response = await send({ honeypot });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(await stored()).toEqual([]);
  },
);

test('refuses a citizen service number and stores nothing', async () => {
  const response = await send({ message: 'Mijn BSN is 111.222.333, belt u mij?' });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(fields['message']).toContain('burgerservicenummer (BSN)');
  expect(await stored()).toEqual([]);
});

test.each(['name', 'subject', 'people', 'place', 'when'])(
  'refuses a citizen service number in %s, and says so at that field',
  async (field) => {
    const withNumber = { [field]: 'Jan de Wit, BSN 111222333' };
    const { fields } = (await (await send(withNumber)).json()) as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    expect(contactErrorMessages(field)).toEqual([expect.stringContaining('(BSN)')]);
    expect(await stored()).toEqual([]);
  },
);

test('refuses the sixth message from one address within ten minutes', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
  const sixth = await send();
  expect(sixth.status).toBe(429);
  expect(sixth.headers.get('retry-after')).toBe('600');
  expect(contactErrorMessages('te-veel')).toEqual([expect.stringContaining('Wacht tien minuten')]);
  expect(((await sixth.json()) as { error: string }).error).toContain('Wacht enkele minuten');
  expect((await send({}, '192.0.2.2')).status).toBe(200);
  app.time.now = new Date(app.time.now.getTime() + 10 * 60 * 1000 + 1);
  expect((await send()).status).toBe(200);
});

test('stores a message once that is sent again: by a second click, or because the answer was lost', async () => {
  const responses = await Promise.all([send(), send()]);
  // The telephone has lost its connection, and has another address since.
  responses.push(await send({}, '192.0.2.2'), await sendForm(VALID));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 303]);
  expect(await stored()).toHaveLength(1);
});

test.each([{ name: 'Piet de Wit' }, { email: 'piet@voorbeeld.nl' }, { phone: '06 12345678' }, { subject: 'Afspraak' }])(
  'stores the same words of somebody else behind the same address: %o',
  async (fields) => {
    await send();
    await send(fields);
    await send(fields);
    expect(await stored()).toMatchObject([VALID_STORED, { ...VALID_STORED, ...fields }]);
  },
);

test('stores the same message again after ten minutes, and once staff handled or deleted the first', async () => {
  await send();
  app.time.now = new Date(app.time.now.getTime() + 10 * 60 * 1000 + 1);
  await send();
  expect(await stored()).toHaveLength(2);
  await app.db.update(contactMessages).set({ handledAt: app.time.now });
  await send();
  expect(await stored()).toHaveLength(3);
  await app.db.delete(contactMessages);
  await send();
  expect(await stored()).toHaveLength(1);
});

test('accepts five of ten concurrent messages', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => send({ subject: `Vraag ${index}` })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await stored()).toHaveLength(5);
});

test('accepts a plain HTML form and redirects to a page', async () => {
  const { honeypot, ...fields } = VALID;
  const response = await sendForm({ ...fields, honeypot, phone: '', subject: 'Afspraak' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/over-ons/bericht-verzonden');
  expect(await stored()).toMatchObject([{ subject: 'Afspraak', phone: null }]);
});

test('redirects an invalid plain form to a page that names the errors', async () => {
  const wrong = await sendForm({ ...VALID, name: '', email: 'jan' });
  expect(wrong.status).toBe(303);
  expect(wrong.headers.get('location')).toBe('/over-ons/bericht-niet-verzonden?fout=name,email');
  expect((await sendForm({ ...VALID, honeypot: 'bot' })).headers.get('location')).toBe('/over-ons/bericht-verzonden');
  for (let sent = 0; sent < 4; sent += 1) await sendForm({ ...VALID, name: `Jan ${sent}` });
  expect((await sendForm(VALID)).headers.get('location')).toBe('/over-ons/bericht-niet-verzonden?fout=te-veel');
  expect((await sendForm({ ...VALID, message: 'x'.repeat(2_100_000) })).headers.get('location')).toBe(
    '/over-ons/bericht-niet-verzonden?fout=te-groot',
  );
  expect(await stored()).toHaveLength(4);
});
