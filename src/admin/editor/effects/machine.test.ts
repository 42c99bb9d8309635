import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulation, type Outcome } from '../../../../tests/support/editor/editor-simulation.ts';
import { isGuarded } from '../state/machine-state.ts';

type Simulation = ReturnType<typeof createSimulation>;

/** Everything that a user, a colleague, the network and the browser can do. */
const STEPS = {
  type: (simulation: Simulation, word: string) => simulation.type(word),
  'edit a field': ({ machine }: Simulation, word: string) =>
    machine.dispatch({ type: 'edited', changes: { excerpt: word } }),
  pause: (simulation: Simulation) => simulation.pause(),
  'press Ctrl+S': ({ machine }: Simulation) => machine.save('stay'),
  'press Save': ({ machine }: Simulation) => machine.save('leave'),
  'press the main button': ({ machine }: Simulation) => machine.step(),
  'press Save as draft': ({ machine }: Simulation) => machine.saveAsDraft(),
  'turn the switch': ({ machine }: Simulation) =>
    machine.dispatch({ type: 'edited', changes: { isPublished: !machine.$state.get().form.isPublished } }),
  'discard the draft changes': ({ machine }: Simulation) => machine.dispatch({ type: 'discard-chosen' }),
  'finish uploads': (simulation: Simulation) => simulation.settleUpload(),
  'fail an upload': (simulation: Simulation) => simulation.settleUpload('Too large'),
  'answer a request': (simulation: Simulation) => simulation.endRequest('answer'),
  'lose a request': (simulation: Simulation) => simulation.endRequest('lost request'),
  'lose an answer': (simulation: Simulation) => simulation.endRequest('lost answer'),
  'end the session': (simulation: Simulation) => simulation.endRequest('expired'),
  'let a colleague save': (simulation: Simulation, word: string) => simulation.colleagueSaves(word),
  'let a colleague save a draft': (simulation: Simulation, word: string) => simulation.colleagueSavesDraft(word),
  'let a colleague publish': (simulation: Simulation) => simulation.colleaguePublishes(),
  'let a colleague publish the draft': (simulation: Simulation) => simulation.colleaguePublishesDraft(),
  'let a colleague unpublish': (simulation: Simulation) => simulation.colleagueUnpublishes(),
  'let a colleague discard': (simulation: Simulation) => simulation.colleagueDiscards(),
  'let a colleague delete': (simulation: Simulation) => simulation.colleagueDeletes(),
  'choose mine': ({ machine }: Simulation) =>
    machine.dispatch({ type: 'version-chosen', choice: 'mine', at: '2026-03-05T10:00:00.000Z' }),
  'choose theirs': ({ machine }: Simulation) =>
    machine.dispatch({ type: 'version-chosen', choice: 'theirs', at: '2026-03-05T10:00:00.000Z' }),
  'decide later': ({ machine }: Simulation) => machine.dispatch({ type: 'decision-put-off' }),
  'save as new': ({ machine }: Simulation) => machine.dispatch({ type: 'save-as-new-chosen' }),
  'leave it deleted': ({ machine }: Simulation) =>
    machine.dispatch({ type: 'leave-deleted-chosen', at: '2026-03-05T10:00:00.000Z' }),
  'take an unsaved text': ({ machine }: Simulation) => {
    const [text] = machine.$state.get().offered;
    if (text) machine.dispatch({ type: 'text-restored', key: text.key, at: '2026-03-05T10:00:00.000Z' });
  },
  'drop an unsaved text': ({ machine }: Simulation) => {
    const [text] = machine.$state.get().offered;
    if (text) machine.dispatch({ type: 'text-discarded', key: text.key });
  },
  'restore a version': ({ machine }: Simulation) => {
    const { form } = machine.$state.get().saved;
    const old = { ...form, title: 'Van vroeger' };
    const version = { number: 1, at: '2026-03-01T10:00:00.000Z' };
    machine.dispatch({ type: 'version-restored', version, form: old, at: '2026-03-05T10:00:00.000Z' });
  },
  'fill the storage': (simulation: Simulation) => {
    simulation.isStorageFull = true;
  },
  'free the storage': (simulation: Simulation) => {
    simulation.isStorageFull = false;
  },
  reopen: (simulation: Simulation) => {
    simulation.machine.close({ keepsText: true });
    simulation.open();
  },
};
type Step = keyof typeof STEPS;
const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as Step[])), {
  minLength: 10,
  maxLength: 80,
  size: 'max',
});

/** After these steps, words that are only on the server or in offered texts may disappear. */
const DROPS_TEXT = new Set<Step>(['drop an unsaved text', 'let a colleague delete']);

/** Steps with which the user discards words that are nowhere else. */
const GIVES_UP: Partial<Record<Step, (simulation: Simulation) => boolean>> = {
  // The restored text replaces the saved one at the next save, as asked.
  'take an unsaved text': ({ machine }) => !isGuarded(machine.$state.get()),
  // The user saw the warning that this browser stores nothing, or changed nothing in an article that is now deleted.
  reopen: ({ isStorageFull, machine, server }) => isStorageFull || (!server() && !isGuarded(machine.$state.get())),
};

/** Starts with a new article, a draft and a published article. */
const starts = fc.constantFrom({ isNew: true }, { isNew: false }, { isNew: false, isLive: true });

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Words that the user has not saved or that this browser stores. */
const unsavedWords = ({ body, storage }: Simulation) =>
  [body(), ...[...storage.values()].map(({ form }) => form.content)].join('\n');

/** All places where words can be. */
function placesOf(simulation: Simulation): string {
  const offered = simulation.machine.$state.get().offered.map(({ form }) => form.content);
  const server = simulation.server();
  return [
    unsavedWords(simulation),
    server?.content,
    server?.draftChanges?.article.content,
    ...simulation.history,
    ...offered,
  ].join('\n');
}

describe('createMachine', () => {
  it('never loses a word, and never saves twice at once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, starts, async (names, start) => {
        const simulation = createSimulation(start);
        let words: string[] = [];
        for (const [at, name] of names.entries()) {
          const word = ` w${at}.`;
          const mayGiveUp = GIVES_UP[name]?.(simulation) ?? false;
          STEPS[name](simulation, word);
          await settle();
          if (name === 'type' || name === 'let a colleague save') words.push(word);
          if (name === 'let a colleague save a draft' && simulation.server()?.isPublished) words.push(word);
          const places = placesOf(simulation);
          if (DROPS_TEXT.has(name)) words = words.filter((other) => unsavedWords(simulation).includes(other));
          if (mayGiveUp) words = words.filter((other) => places.includes(other));
          if (name === 'let a colleague save' && !simulation.server()) words.pop();
          expect(words.filter((other) => !places.includes(other))).toEqual([]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('can always reach the saved article', async () => {
    await fc.assert(
      fc.asyncProperty(steps, starts, async (names, start) => {
        const simulation = createSimulation(start);
        for (const name of names) {
          STEPS[name](simulation, ' w.');
          await settle();
        }
        simulation.isStorageFull = false;
        simulation.machine.dispatch({ type: 'edited', changes: { title: 'Slapen', category: 'Hormonen' } });
        simulation.type(' Slot.');
        await saveAndLeave(simulation);
        const server = simulation.server();
        // Over a draft that a colleague published it is draft changes.
        expect((server?.draftChanges?.article ?? server)?.content).toBe(simulation.body());
        expect(isGuarded(simulation.machine.$state.get())).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

/** Steps that ask for no publication, and make no other article. */
const QUIET = (Object.keys(STEPS) as Step[]).filter(
  (name) => !['press the main button', 'turn the switch', 'save as new', 'let a colleague delete'].includes(name),
);
const many = (names: Step[]) => fc.array(fc.constantFrom(...names), { minLength: 20, maxLength: 80, size: 'max' });

describe('an article', () => {
  it('goes online and offline only when somebody asks for it', async () => {
    await fc.assert(
      fc.asyncProperty(many(QUIET), fc.boolean(), fc.boolean(), async (names, isLive, mayPublish) => {
        const simulation = createSimulation({ isNew: false, isLive, mayPublish });
        for (const name of names) {
          const before = simulation.server()?.isPublished;
          STEPS[name](simulation, ' w.');
          await settle();
          if (name === 'let a colleague publish the draft' || name === 'let a colleague unpublish') continue;
          expect(simulation.server()?.isPublished).toBe(before);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('stays online once it was published, also when the answer was lost', async () => {
    const publishing: Step[] = [
      ...QUIET.filter((name) => name !== 'let a colleague unpublish'),
      'press the main button',
    ];
    await fc.assert(
      fc.asyncProperty(many(publishing), async (names) => {
        const simulation = createSimulation({ isNew: false });
        for (const name of names) {
          const before = simulation.server()?.isPublished;
          STEPS[name](simulation, ' w.');
          await settle();
          if (before) expect(simulation.server()?.isPublished).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Steps that publish nothing. */
const HIDDEN = (Object.keys(STEPS) as Step[]).filter(
  (name) =>
    ![
      'press Save',
      'press the main button',
      'save as new',
      'turn the switch',
      'discard the draft changes',
      'let a colleague publish',
      'let a colleague publish the draft',
      'let a colleague discard',
    ].includes(name),
);

describe('draft changes', () => {
  it('stay unseen until they are published', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...HIDDEN), { minLength: 10, maxLength: 60, size: 'max' }),
        async (names) => {
          const simulation = createSimulation({ isNew: false, isLive: true });
          simulation.colleagueSavesDraft(' Van Eva.');
          simulation.open();
          const words: string[] = [];
          for (const [at, name] of names.entries()) {
            const word = ` w${at}.`;
            STEPS[name](simulation, word);
            await settle();
            if (name === 'type') words.push(word);
            const { isPublished, content } = simulation.server() ?? {};
            expect(words.filter((other) => isPublished && content?.includes(other))).toEqual([]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are published with the text on the screen, once an autosave ends', async () => {
    const simulation = createSimulation({ isNew: false, isLive: true });
    simulation.type(' Concept.');
    simulation.machine.saveAsDraft();
    simulation.settleUpload();
    await settle();
    simulation.type(' Nog meer.');
    simulation.machine.save('leave');
    simulation.endRequest('answer');
    await settle();
    expect(simulation.server()?.content).not.toContain('Concept.');
    simulation.settleUpload();
    await settle();
    simulation.endRequest('answer');
    await settle();
    expect(simulation.server()).toMatchObject({ content: simulation.body(), draftChanges: null });
    expect([simulation.body().includes('Concept. Nog meer.'), simulation.left]).toEqual([true, 1]);
  });
});

/** The steps that a user takes until the dashboard opens. */
async function saveAndLeave(simulation: Simulation): Promise<void> {
  const leftBefore = simulation.left;
  for (let tries = 0; tries < 20 && simulation.left === leftBefore; tries += 1) {
    const { phase } = simulation.machine.$state.get();
    if (phase.name === 'editing') simulation.machine.save('leave');
    else if (phase.name === 'conflict') STEPS['choose mine'](simulation);
    else if (phase.name === 'deleted') STEPS['save as new'](simulation);
    else {
      simulation.machine.save('leave');
      simulation.settleUpload();
      simulation.endRequest('answer' satisfies Outcome);
    }
    await settle();
  }
  expect(simulation.left).toBe(leftBefore + 1);
}
