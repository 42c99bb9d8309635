import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { expect, test } from 'vitest';
import { createDownload } from './remote.ts';

const httpAndHttps = createDownload({ protocols: ['http:', 'https:'], deadlineMs: 1000 });

/** Resolves each lookup to the next address. */
function resolvingTo(...addresses: string[]): LookupFunction {
  const left = [...addresses];
  return (_host, options, done) => {
    const address = left.shift() ?? '';
    if (options.all) done(null, [{ address, family: 4 }]);
    else done(null, address, 4);
  };
}

test.each([
  '127.0.0.1',
  'localhost',
  '10.0.0.8',
  '192.168.1.1',
  '172.16.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '0.0.0.0',
  '0',
  '127.1',
  '2130706433',
  '0x7f.1',
  '017700000001',
  '①②⑦.0.0.1',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '224.0.0.1',
  '255.255.255.255',
])('never connects to %s over https or http', async (host) => {
  await expect(createDownload({ deadlineMs: 2000 })(`https://${host}/x`)).rejects.toThrow('a private network');
  await expect(createDownload({ deadlineMs: 2000 })(`http://${host}/x`)).rejects.toThrow('a private network');
  await expect(httpAndHttps(`http://${host}/x`)).rejects.toThrow('a private network');
});

test('refuses a host name that resolves to a private address', async () => {
  const download = createDownload({ protocols: ['http:'], lookup: resolvingTo('10.0.0.1'), deadlineMs: 1000 });
  await expect(download('http://inside.example/x')).rejects.toThrow('it leads to a private network');
});

test('checks every DNS response, which defeats DNS rebinding', async () => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(302, { location: `http://rebinding.example:${port}/secret` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const download = createDownload({
    protocols: ['http:'],
    allow: { address: '127.0.0.1', port },
    lookup: resolvingTo('127.0.0.1', '127.0.0.2'),
    deadlineMs: 1000,
  });
  await expect(download(`http://rebinding.example:${port}/again`)).rejects.toThrow('it leads to a private network');
  expect(requested).toEqual(['/again']);
  await new Promise((resolve) => server.close(resolve));
});

test('refuses when one of several DNS addresses is private', async () => {
  const lookup: LookupFunction = (_host, _options, done) =>
    done(null, [
      { address: '203.0.113.7', family: 4 },
      { address: '::1', family: 6 },
    ]);
  const download = createDownload({ protocols: ['http:'], lookup, deadlineMs: 1000 });
  await expect(download('http://both.example/x')).rejects.toThrow('it leads to a private network');
});

test('connects to ports 80 and 443 only', async () => {
  await expect(httpAndHttps('http://127.0.0.1:6379/')).rejects.toThrow('its port is not 80 or 443');
  await expect(createDownload()('https://example.nl:22/')).rejects.toThrow('its port is not 80 or 443');
});

test.each(['ftp://delinde.example/x', 'file:///etc/passwd', 'data:image/png;base64,AAAA', 'gopher://a.example/'])(
  'refuses %s',
  async (address) => {
    await expect(createDownload()(address)).rejects.toThrow('only https addresses are fetched');
  },
);
