import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type ProxyName = 'nginx' | 'caddy';
export type Proxy = { url: string; stop: () => Promise<void> };

const START_MS = 20_000;
const PAUSE_MS = 50;

/** As operators set them up: connections to the site stay open, and bodies of pictures pass. */
const CONFIGURATIONS: Record<ProxyName, (port: number, site: string, folder: string) => string> = {
  nginx: (port, site, folder) => `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_max_body_size 20m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join(' ')}
  upstream site { server ${site}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`,
  caddy: (port, site) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${site}
}
`,
};

const ARGUMENTS: Record<ProxyName, (file: string) => string[]> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/** The command of an installed proxy; Debian installs nginx in a folder that only root's PATH has. */
export function findProxy(name: ProxyName): string | undefined {
  const version = name === 'nginx' ? '-v' : 'version';
  return [name, `/usr/sbin/${name}`, `/usr/local/sbin/${name}`].find(
    (command) => spawnSync(command, [version], { stdio: 'ignore' }).status === 0,
  );
}

/** A real proxy in front of a running site. */
export async function startProxy(name: ProxyName, siteUrl: string): Promise<Proxy> {
  const command = findProxy(name);
  if (!command) throw new Error(`${name} is not installed: apt-get install ${name}`);
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  // nginx run by root hands bodies to a user of its own, who must reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'configuration');
  await writeFile(file, CONFIGURATIONS[name](port, `127.0.0.1:${new URL(siteUrl).port}`, folder));
  const child = spawn(command, ARGUMENTS[name](file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Rejects with its log when it ends instead. */
async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  let log = '';
  child.stderr?.on('data', (data: Buffer) => (log += data.toString()));
  const signal = AbortSignal.timeout(START_MS);
  for (;;) {
    if (child.exitCode !== null || signal.aborted) throw new Error(`The proxy does not start: ${log}`);
    if (
      await fetch(`${url}/api/ready`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(PAUSE_MS);
  }
}
