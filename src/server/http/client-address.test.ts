import { expect, test } from 'vitest';
import { setUpTestApp } from '../testing.ts';
import { networkOf } from './client-address.ts';

const app = setUpTestApp();

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::5:6', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('architecture §5: whoever changes address within one IPv6 network is still the same sender', async () => {
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
