import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { WebSocket } from 'ws';
import { findBrowser } from '../../../scripts/set-up/tools.mjs';

export const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
export const DESKTOP = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };
type Attached = { sessionId: string; targetInfo: { targetId: string; type: string; subtype?: string } };

/**
 * A tab of Chromium, by the DevTools protocol itself: Playwright turns off that pages are rendered ahead. `slowdown` slows
 * those too, from their first moment. Without `rendersAhead` there are none.
 */
export async function openTab(screen: typeof PHONE, slowdown = 1, { rendersAhead = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'next-page-'));
  const browser = spawn(
    (await findBrowser()) || chromium.executablePath(),
    ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.once('close', () => reject(new Error(`Chromium does not start:\n${output}`)));
    browser.stderr.on('data', (data: Buffer) => {
      output += data.toString();
      const [, found] = /listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const send = <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Result),
      );
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  /** Of the pages of the tab: the one that is shown, and those rendered ahead. */
  const sessions = new Map<string, string>();
  let current = '';
  /** Nothing answers before the page may go on. */
  const prepare = (session: string) => {
    for (const [method, params] of [
      ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
      ['Emulation.setDeviceMetricsOverride', screen],
      ['Emulation.setTouchEmulationEnabled', { enabled: screen.mobile }],
      ...(rendersAhead ? [] : [['Page.setPrerenderingAllowed', { isAllowed: false }] as const]),
      ['Runtime.runIfWaitingForDebugger', {}],
    ] as const)
      send(method, params, session).catch(() => {});
  };
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) return waiting.get(message.id)?.(message);
    const { sessionId, targetInfo } = message.params as Attached;
    if (targetInfo?.type !== 'page') return;
    if (message.method === 'Target.attachedToTarget') {
      sessions.set(targetInfo.targetId, sessionId);
      prepare(sessionId);
    }
    // A page that was rendered ahead and is shown now loses its subtype.
    if (!targetInfo.subtype) current = sessions.get(targetInfo.targetId) ?? current;
  });
  await send('Target.setDiscoverTargets', { discover: true });
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', forTab: true });
  const tab = await send<Attached>('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', attach, tab.sessionId);
  const evaluateIn = async <Result>(session: string, expression: string) => {
    const params = { expression, returnByValue: true };
    return (await send<{ result: { value: Result } }>('Runtime.evaluate', params, session)).result.value;
  };
  return {
    send: <Result>(method: string, params: object) => send<Result>(method, params, current),
    evaluate: <Result>(expression: string) => evaluateIn<Result>(current, expression),
    /** In the page that is rendered ahead; undefined while there is none, or it has not begun. */
    evaluateAhead: async (expression: string) => {
      const session = [...sessions.values()].at(-1) ?? current;
      if (session === current) return undefined;
      return evaluateIn<unknown>(session, expression).catch((error: Error) => {
        if (!error.message.includes('Cannot find default execution context')) throw error;
      });
    },
    close: async () => {
      const closed = once(browser, 'close');
      socket.close();
      browser.kill();
      await closed;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
