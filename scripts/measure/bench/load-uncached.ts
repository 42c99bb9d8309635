import autocannon from 'autocannon';

/** `node load-uncached.ts URL CONNECTIONS SECONDS ENCODING`: no request hits the response cache. */
const [url = '', connections, seconds, encoding = ''] = process.argv.slice(2);
const { origin, pathname } = new URL(url);
let turn = 0;

const result = await autocannon({
  url: origin,
  connections: Number(connections),
  duration: Number(seconds),
  // A slow response counts in the percentiles, not as a failure.
  timeout: 60,
  headers: { 'accept-encoding': encoding },
  requests: [
    {
      setupRequest: (request) => {
        turn += 1;
        return { ...request, path: `${pathname}?uncached=${process.pid}-${turn}` };
      },
    },
  ],
});
process.stdout.write(JSON.stringify(result));
