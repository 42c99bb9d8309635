import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { createApp } from '../app.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

const app = setUpTestApp();

/** Spellings of the same address, as proxies write them. */
const SPELLINGS = {
  '192.0.2.1': [
    '192.0.2.1',
    ' 192.0.2.1 ',
    '192.0.2.1:4711',
    '192.000.002.001',
    '192.000.002.001:80',
    '::ffff:192.0.2.1',
    '::ffff:192.000.002.001',
    '::FFFF:c000:0201',
    '0:0:0:0:0:ffff:192.0.2.1',
    '[::ffff:192.0.2.1]',
    '[::ffff:c000:201]:443',
  ],
  '10.0.0.10': ['10.0.0.10', '010.000.000.010', '::ffff:010.0.0.10'],
  '2001:db8:1:2::/64': [
    '2001:db8:1:2:3:4:5:6',
    '2001:0DB8:0001:0002::6',
    '2001:db8:1:2::',
    '[2001:db8:1:2::6]',
    '[2001:db8:1:2::6]:443',
    '2001:db8:1:2::6%eth0',
  ],
  '2001:db8:0:0::/64': ['2001:db8::5:6', '[2001:db8::ffff:5:6]:1'],
  'fe80:0:0:0::/64': ['fe80::1%eth0', '[fe80::1%25eth0]:80'],
  '0:0:0:0::/64': ['::1', '[::1]:80', '::ffff:1:2:3'],
};
test.each(Object.entries(SPELLINGS).flatMap(([network, texts]) => texts.map((text) => [text, network])))(
  'reads %s as %s',
  (text, network) => expect(clientNetwork(text)).toBe(network),
);

const NOT_ADDRESSES = [
  '',
  'unknown',
  '_hidden',
  '1.2.3',
  '256.0.0.1',
  '0x7f.0.0.1',
  '2130706433',
  '1.2.3.4/24',
  '[::1',
];
test.each([...NOT_ADDRESSES, '1.2.3.4:x', '::1]', 'a:b', '1.2.3.4.5', '0000.0.0.1', '٣.٣.٣.٣'])(
  'does not read "%s" as an address',
  (text) => expect(clientNetwork(text)).toBeUndefined(),
);

test('reads very long texts quickly', () => {
  const start = process.cpuUsage();
  for (const text of ['0', '0.', '[', ':', '1:', '.0'].map((part) => part.repeat(8000))) {
    expect(clientNetwork(text)).toBeUndefined();
  }
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});

/** The statuses of API requests through a trusted proxy, which connects from `clientAddress`. */
async function statusesOf(forwarded: string[], clientAddress?: string): Promise<number[]> {
  const api = createApp({ ...app.system, trustedProxies: 1 });
  const statuses = [];
  for (const text of forwarded) {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': text },
      body: JSON.stringify({ name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' }),
    };
    statuses.push((await api.request('http://localhost:4321/api/contact', request, { clientAddress })).status);
  }
  return statuses;
}
const FIVE_THEN_LIMITED = [200, 200, 200, 200, 200, 429];

test.each(['192.0.2.1', '2001:db8:1:2::/64'] as const)(
  'counts all spellings of %s behind a proxy as one visitor',
  async (one) =>
    expect(await statusesOf(SPELLINGS[one].slice(0, 6).map((text) => `203.0.113.9, ${text}`))).toEqual(
      FIVE_THEN_LIMITED,
    ),
);

test('counts another port behind a proxy as the same visitor', async () => {
  const ports = [50_001, 50_002, 50_003, 50_004, 50_005, 50_006];
  expect(await statusesOf(ports.map((port) => `192.0.2.1:${port}`))).toEqual(FIVE_THEN_LIMITED);
});

test('counts the connection when a proxy sends no valid address', async () => {
  expect(await statusesOf(NOT_ADDRESSES.slice(0, 6), '198.51.100.7')).toEqual(FIVE_THEN_LIMITED);
  expect(await statusesOf(['x'], '::ffff:198.51.100.7')).toEqual([429]);
  expect(await statusesOf(['x'], '198.51.100.8')).toEqual([200]);
});

test('counts all addresses of one IPv6 network as one visitor', async () => {
  const send = (address: string) =>
    app.request('/api/contact', {
      method: 'POST',
      body: { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo' },
      headers: { 'x-forwarded-for': address },
    });
  for (let sent = 1; sent <= 5; sent += 1) expect((await send(`2001:db8:1:2::${sent}`)).status).toBe(200);
  expect((await send('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await send('2001:db8:1:3::1')).status).toBe(200);
});

const VISITOR = '192.0.2.7';
const CDN = '198.51.100.1';
test.each([
  ['no proxy', 0, VISITOR, '203.0.113.5'],
  ['one proxy', 1, VISITOR, VISITOR],
  ['one proxy, and what the visitor made up', 1, `10.0.0.1, made-up, ${VISITOR}`, VISITOR],
  ['a CDN and a proxy', 2, `${VISITOR}, ${CDN}`, VISITOR],
  ['a CDN and a proxy, and what the visitor made up', 2, `8.8.8.8, ${VISITOR}, ${CDN}`, VISITOR],
  ['a request past the CDN', 2, VISITOR, VISITOR],
  ['three proxies', 3, `9.9.9.9, ${VISITOR}, ${CDN}, 10.0.0.2`, VISITOR],
  ['no header', 2, undefined, '203.0.113.5'],
  ['no address in the place of the visitor', 2, `unknown, ${CDN}`, '203.0.113.5'],
])('finds the visitor behind %s', (_, trustedProxies, forwarded, address) => {
  expect(clientAddress({ trustedProxies }, { forwarded, connection: '203.0.113.5' })).toBe(address);
});
