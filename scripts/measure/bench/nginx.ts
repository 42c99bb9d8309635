import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Answer } from './server.ts';

/** What nginx writes itself. */
const OWN_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-type',
]);

/** Runs nginx as one process, which sends the answers as files, the first at `/0`. */
export async function withNginx(
  answers: readonly Answer[],
  port: number,
  work: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  mkdirSync(join(folder, 'files'));
  for (const [index, { body }] of answers.entries())
    writeFileSync(join(folder, 'files', String(index)), Buffer.from(body, 'base64'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answers));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; !(await fetch(`${url}/0`).catch(() => undefined))?.ok; tries += 1) {
      if (tries === 50) throw new Error('nginx did not answer within five seconds');
      await setTimeout(100);
    }
    await work(url, nginx.pid ?? 0);
  } finally {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  }
}

const configuration = (folder: string, port: number, answers: readonly Answer[]) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; etag off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  server {
    listen 127.0.0.1:${port}; root ${folder}/files;
    ${answers.map(location).join('\n    ')}
  }
}`;

function location({ headers }: Answer, index: number): string {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), headers[at + 1] ?? '']] : []));
  const type = pairs.find(([name]) => name === 'content-type')?.[1] ?? '';
  const lines = pairs
    .filter(([name = '']) => !OWN_HEADERS.has(name))
    // In this language a dollar begins a variable.
    .map(([name, value = '']) => `add_header ${name} ${JSON.stringify(value.replaceAll('$', ''))};`);
  return `location = /${index} { types {} default_type ${JSON.stringify(type)}; ${lines.join(' ')} }`;
}
