import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../support/server/free-port.ts';
import { withinAMinute } from '../support/timing/within-a-minute.ts';
import { type Engine, elementOf, type Surface, type Target } from './engine.ts';

const inPath = (name: string) =>
  globSync((process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))[0];

const [DRIVER, SCREEN] = [inPath('WebKitWebDriver'), inPath('Xvfb')];
const [BROWSER] = globSync('/usr/lib/{*/,}webkit{2gtk,gtk}-*/MiniBrowser');

/** The name that W3C WebDriver gives to a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };

/** WebKitGTK's own browser and driver on a screen in memory: the engine of Safari, a little newer. */
export const webkit: Engine = {
  name: 'WebKit',
  missing:
    DRIVER && SCREEN && BROWSER
      ? undefined
      : 'WebKit is not installed here (Debian: apt-get install webkit2gtk-driver xvfb)',
  start: async () => {
    const screen = spawn(SCREEN ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await firstLine(screen);
    const port = await freePort();
    const driver = spawn(DRIVER ?? '', [`--port=${port}`], {
      // Its sandbox needs rights that root and containers do not have; the pages are our own.
      env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
    });
    const send = sender(`http://127.0.0.1:${port}`);
    await vi.waitFor(() => send('GET', '/status'), 30_000);
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
        },
      },
    });
    const call = <T>(method: string, path: string, body?: object) =>
      send<T>(method, `/session/${sessionId}${path}`, body);
    const sendKeys = (text: string) =>
      call<void>('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      });
    const surface = surfaceOf(call);
    return {
      ...surface,
      open: (url) => call('POST', '/url', { url }),
      resize: async (width, height) => {
        // The window has a frame and a toolbar.
        const inner = await surface.evaluate<[number, number]>('return [innerWidth, innerHeight]');
        const outer = await call<{ width: number; height: number }>('GET', '/window/rect');
        await call('POST', '/window/rect', {
          width: width + outer.width - inner[0],
          height: height + outer.height - inner[1],
        });
        // Its window is never narrower than its toolbar, 447 px.
        await vi.waitFor(async () => {
          const now = await surface.evaluate<number>('return innerWidth');
          if (Math.abs(now - width) > 60) throw new Error(`${now} px wide, not ${width}`);
        }, 10_000);
      },
      type: sendKeys,
      press: (key) => sendKeys(KEYS[key]),
      inFrame: async (selector, work) => {
        const frame = await call('POST', '/element', { using: 'css selector', value: selector });
        await call('POST', '/frame', { id: frame });
        try {
          return await work(surface);
        } finally {
          await call('POST', '/frame', { id: null });
        }
      },
      close: async () => {
        await call('DELETE', '').catch(() => {});
        driver.kill();
        screen.kill();
      },
    };
  },
};

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

function surfaceOf(call: Call): Surface {
  const evaluate = <T>(script: string) => call<T>('POST', '/execute/sync', { script, args: [] });
  return {
    evaluate,
    clickNow: async (target: Target) => {
      // At once: the driver's own scrolling is as smooth as the page's, and it clicks before that has ended.
      const find = `const found = ${elementOf(target)}; found?.scrollIntoView({ block: 'center', behavior: 'instant' }); return found ?? null`;
      const found = await evaluate<Record<string, string> | null>(find);
      if (!found) throw new Error(`No ${target.selector} ${target.name ?? ''}`);
      await call('POST', `/element/${found[ELEMENT]}/click`, {});
    },
  };
}

/** Plain W3C WebDriver. */
function sender(address: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const stream = screen.stdio[3];
  if (!stream) throw new Error('Xvfb names no display');
  const [data] = await withinAMinute(once(stream, 'data'), () => 'Xvfb to name its display');
  return String(data).trim();
}
