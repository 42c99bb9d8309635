/** One line of JSON per event; never a person's data, never a secret. */
export type Log = {
  info: (event: string, details?: Record<string, unknown>) => void;
  error: (event: string, details?: Record<string, unknown>) => void;
};

const line = (level: string, event: string, details: Record<string, unknown> = {}) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`;

export const consoleLog: Log = {
  info: (event, details) => void process.stdout.write(line('info', event, details)),
  error: (event, details) => void process.stderr.write(line('error', event, details)),
};

export const silentLog: Log = { info: () => {}, error: () => {} };
