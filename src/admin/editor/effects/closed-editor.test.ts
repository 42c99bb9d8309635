import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../../tests/support/editor/editor-simulation.ts';
import { isGuarded } from '../state/machine-state.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a closed editor', () => {
  const half = async () => {
    const simulation = createSimulation({ isNew: false });
    simulation.type(' Half.');
    simulation.machine.save('leave');
    simulation.settleUpload();
    await settle();
    return simulation;
  };

  it('finishes a save that runs, and leaves the user where they went', async () => {
    const simulation = await half();
    simulation.machine.close({ keepsText: true });
    expect([...simulation.storage.values()]).toHaveLength(1);
    simulation.endRequest('answer');
    await settle();
    expect(simulation.server()?.content).toContain('Half.');
    expect([simulation.left, simulation.storage.size]).toEqual([0, 0]);
  });

  it('keeps no text after a logout', async () => {
    const simulation = createSimulation({ isNew: false });
    simulation.type(' Van mij.');
    simulation.machine.close({ keepsText: false });
    expect(simulation.storage.size).toBe(0);
  });
});

describe('storeTextNow', () => {
  it('cancels the pending autosave', () => {
    const simulation = createSimulation({ isNew: false });
    simulation.type(' Vlak voor het afmelden.');
    simulation.machine.storeTextNow();
    const stored = [...simulation.storage.values()];
    simulation.pause();
    expect([...simulation.storage.values()]).toEqual(stored);
  });
});

describe('connectBody', () => {
  it('hands over the text before the rich text editor goes', () => {
    const simulation = createSimulation({ isNew: false });
    const disconnect = simulation.machine.connectBody({ number: 1, read: () => '<p>Net getypt.</p>' });
    simulation.machine.markBodyEdited(1);
    disconnect();
    expect(simulation.machine.$state.get()).toMatchObject({
      hasUnreadBody: false,
      form: { content: '<p>Net getypt.</p>' },
    });
  });

  it('ignores a rich text editor whose body was replaced', () => {
    const simulation = createSimulation({ isNew: false });
    const stale = { number: 0, read: () => '<p>Oud.</p>' };
    const disconnect = simulation.machine.connectBody(stale);
    simulation.machine.markBodyEdited(stale.number);
    disconnect();
    simulation.machine.storeTextNow();
    expect(isGuarded(simulation.machine.$state.get())).toBe(false);
  });
});
