import autocannon from 'autocannon';

/** `node load-uncached.ts ADDRESS CONNECTIONS SECONDS ENCODING`: each request for an address that nothing kept answers. */
const [address = '', connections, seconds, encoding = ''] = process.argv.slice(2);
const { origin, pathname } = new URL(address);
let turn = 0;

const result = await autocannon({
  url: origin,
  connections: Number(connections),
  duration: Number(seconds),
  // A slow answer is a figure (p99), not a failure.
  timeout: 60,
  headers: { 'accept-encoding': encoding },
  requests: [
    {
      setupRequest: (request) => {
        turn += 1;
        return { ...request, path: `${pathname}?never-asked=${process.pid}-${turn}` };
      },
    },
  ],
});
process.stdout.write(JSON.stringify(result));
