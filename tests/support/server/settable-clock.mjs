/**
 * Loaded into a server before its own code (`--import`): the server's clock stands still at CLOCK, and each message of
 * the test sets it. Timers run on.
 */
let now = Date.parse(process.env.CLOCK);
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, parts, caller) => Reflect.construct(RealDate, parts.length > 0 ? parts : [now], caller),
  get: (RealDate, name) => (name === 'now' ? () => now : Reflect.get(RealDate, name)),
});
process.on('message', (time) => {
  now = time;
  // For processes that it starts.
  process.env.CLOCK = new Date(time).toISOString();
  process.send('set');
});
process.channel?.unref();
