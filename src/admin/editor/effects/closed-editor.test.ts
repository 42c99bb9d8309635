import { describe, expect, it } from 'vitest';
import { isGuarded } from '../state/editor-state.ts';
import { createWorld } from './example-world.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a closed editor', () => {
  const half = async () => {
    const world = createWorld({ isNew: false });
    world.type(' Half.');
    world.editor.save('leave');
    world.settleUpload();
    await settle();
    return world;
  };

  it('finishes a save that runs, and leaves the user where they went', async () => {
    const world = await half();
    world.editor.close({ keepsText: true });
    expect([...world.storage.values()]).toHaveLength(1);
    world.endRequest('answer');
    await settle();
    expect(world.server()?.content).toContain('Half.');
    expect([world.left, world.storage.size]).toEqual([0, 0]);
  });

  it('keeps no text after a logout', async () => {
    const world = createWorld({ isNew: false });
    world.type(' Van mij.');
    world.editor.close({ keepsText: false });
    expect(world.storage.size).toBe(0);
  });
});

describe('storeDraftNow', () => {
  it('cancels the pending autosave', () => {
    const world = createWorld({ isNew: false });
    world.type(' Vlak voor het afmelden.');
    world.editor.storeDraftNow();
    const stored = [...world.storage.values()];
    world.pause();
    expect([...world.storage.values()]).toEqual(stored);
  });
});

describe('connectBody', () => {
  it('hands over the text before the rich text editor goes', () => {
    const world = createWorld({ isNew: false });
    const disconnect = world.editor.connectBody({ number: 1, read: () => '<p>Net getypt.</p>' });
    world.editor.touchBody(1);
    disconnect();
    expect(world.editor.$state.get()).toMatchObject({ isBodyAhead: false, form: { content: '<p>Net getypt.</p>' } });
  });

  it('ignores a rich text editor whose body was replaced', () => {
    const world = createWorld({ isNew: false });
    const stale = { number: 0, read: () => '<p>Oud.</p>' };
    const disconnect = world.editor.connectBody(stale);
    world.editor.touchBody(stale.number);
    disconnect();
    world.editor.storeDraftNow();
    expect(isGuarded(world.editor.$state.get())).toBe(false);
  });
});
