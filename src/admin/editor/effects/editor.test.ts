import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuarded } from '../state/editor-state.ts';
import { createWorld, type Outcome } from './example-world.ts';

type World = ReturnType<typeof createWorld>;

/** What a user, a colleague, the network and the browser can do. */
const STEPS = {
  type: (world: World, word: string) => world.type(word),
  'edit a field': ({ editor }: World, word: string) => editor.dispatch({ type: 'edited', changes: { excerpt: word } }),
  pause: (world: World) => world.pause(),
  'press Ctrl+S': ({ editor }: World) => editor.save('stay'),
  'press Save': ({ editor }: World) => editor.save('leave'),
  'press Save as draft': ({ editor }: World) => editor.saveAsDraft(),
  'turn the switch': ({ editor }: World) =>
    editor.dispatch({ type: 'edited', changes: { isPublished: !editor.$state.get().form.isPublished } }),
  'discard the draft changes': ({ editor }: World) => editor.dispatch({ type: 'discard-chosen' }),
  'finish uploads': (world: World) => world.settleUpload(),
  'fail an upload': (world: World) => world.settleUpload('Too large'),
  'answer a request': (world: World) => world.endRequest('answer'),
  'lose a request': (world: World) => world.endRequest('lost request'),
  'lose an answer': (world: World) => world.endRequest('lost answer'),
  'end the session': (world: World) => world.endRequest('expired'),
  'let a colleague save': (world: World, word: string) => world.colleagueSaves(word),
  'let a colleague save a draft': (world: World, word: string) => world.colleagueSavesDraft(word),
  'let a colleague publish': (world: World) => world.colleaguePublishes(),
  'let a colleague unpublish': (world: World) => world.colleagueUnpublishes(),
  'let a colleague discard': (world: World) => world.colleagueDiscards(),
  'let a colleague delete': (world: World) => world.colleagueDeletes(),
  'choose mine': ({ editor }: World) =>
    editor.dispatch({ type: 'version-chosen', choice: 'mine', at: '2026-03-05T10:00:00.000Z' }),
  'choose theirs': ({ editor }: World) =>
    editor.dispatch({ type: 'version-chosen', choice: 'theirs', at: '2026-03-05T10:00:00.000Z' }),
  'decide later': ({ editor }: World) => editor.dispatch({ type: 'decision-put-off' }),
  'save as new': ({ editor }: World) => editor.dispatch({ type: 'save-as-new-chosen' }),
  'leave it deleted': ({ editor }: World) =>
    editor.dispatch({ type: 'leave-deleted-chosen', at: '2026-03-05T10:00:00.000Z' }),
  'take a draft': ({ editor }: World) => {
    const [draft] = editor.$state.get().recoverable;
    if (draft) editor.dispatch({ type: 'draft-taken', key: draft.key, at: '2026-03-05T10:00:00.000Z' });
  },
  'drop a draft': ({ editor }: World) => {
    const [draft] = editor.$state.get().recoverable;
    if (draft) editor.dispatch({ type: 'draft-dropped', key: draft.key });
  },
  'restore a version': ({ editor }: World) => {
    const { form } = editor.$state.get().saved;
    const old = { ...form, title: 'Van vroeger' };
    const version = { number: 1, at: '2026-03-01T10:00:00.000Z' };
    editor.dispatch({ type: 'version-restored', version, form: old, at: '2026-03-05T10:00:00.000Z' });
  },
  'fill the storage': (world: World) => {
    world.isStorageFull = true;
  },
  'free the storage': (world: World) => {
    world.isStorageFull = false;
  },
  reopen: (world: World) => {
    world.editor.close({ keepsText: true });
    world.open();
  },
};
type Step = keyof typeof STEPS;
const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as Step[])), {
  minLength: 10,
  maxLength: 80,
  size: 'max',
});

/** After these, the words that only the server and the offered drafts have may go. */
const DROPS_TEXT = new Set<Step>(['drop a draft', 'let a colleague delete']);

/** Steps with which the user gives up what no other place has. */
const GIVES_UP: Partial<Record<Step, (world: World) => boolean>> = {
  // The restored text replaces the saved one at the next save, as asked.
  'take a draft': ({ editor }) => !isGuarded(editor.$state.get()),
  // The user saw the warning that this browser keeps nothing; or changed nothing in an article that is deleted now.
  reopen: ({ isStorageFull, editor, server }) => isStorageFull || (!server() && !isGuarded(editor.$state.get())),
};

/** Of a new article, of a draft, and of one that readers have. */
const starts = fc.constantFrom({ isNew: true }, { isNew: false }, { isNew: false, isLive: true });

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What the user has not saved yet, or this browser stores. */
const unsavedWords = ({ body, storage }: World) =>
  [body(), ...[...storage.values()].map(({ form }) => form.content)].join('\n');

/** Everywhere the words can be. */
function placesOf(world: World): string {
  const offered = world.editor.$state.get().recoverable.map(({ form }) => form.content);
  const server = world.server();
  return [
    unsavedWords(world),
    server?.content,
    server?.draftChanges?.article.content,
    ...world.history,
    ...offered,
  ].join('\n');
}

describe('createEditor', () => {
  it('never loses a word, and never saves twice at once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, starts, async (names, start) => {
        const world = createWorld(start);
        let words: string[] = [];
        for (const [at, name] of names.entries()) {
          const word = ` w${at}.`;
          const mayGiveUp = GIVES_UP[name]?.(world) ?? false;
          STEPS[name](world, word);
          await settle();
          if (name === 'type' || name === 'let a colleague save') words.push(word);
          if (name === 'let a colleague save a draft' && world.server()?.isPublished) words.push(word);
          const places = placesOf(world);
          if (DROPS_TEXT.has(name)) words = words.filter((other) => unsavedWords(world).includes(other));
          if (mayGiveUp) words = words.filter((other) => places.includes(other));
          if (name === 'let a colleague save' && !world.server()) words.pop();
          expect(words.filter((other) => !places.includes(other))).toEqual([]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('can always reach the saved article', async () => {
    await fc.assert(
      fc.asyncProperty(steps, starts, async (names, start) => {
        const world = createWorld(start);
        for (const name of names) {
          STEPS[name](world, ' w.');
          await settle();
        }
        world.isStorageFull = false;
        world.editor.dispatch({ type: 'edited', changes: { title: 'Slapen', category: 'Hormonen' } });
        world.type(' Slot.');
        await saveAndLeave(world);
        expect(world.server()?.content).toBe(world.body());
        expect(isGuarded(world.editor.$state.get())).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

/** With which nothing is shown to readers that they do not have. */
const HIDDEN = (Object.keys(STEPS) as Step[]).filter(
  (name) =>
    ![
      'press Save',
      'save as new',
      'turn the switch',
      'discard the draft changes',
      'let a colleague publish',
      'let a colleague discard',
    ].includes(name),
);

describe('draft changes', () => {
  it('stay unseen until they are published', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...HIDDEN), { minLength: 10, maxLength: 60, size: 'max' }),
        async (names) => {
          const world = createWorld({ isNew: false, isLive: true });
          world.colleagueSavesDraft(' Van Eva.');
          world.open();
          const words: string[] = [];
          for (const [at, name] of names.entries()) {
            const word = ` w${at}.`;
            STEPS[name](world, word);
            await settle();
            if (name === 'type') words.push(word);
            const { isPublished, content } = world.server() ?? {};
            expect(words.filter((other) => isPublished && content?.includes(other))).toEqual([]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are published with the text on the screen, once an autosave ends', async () => {
    const world = createWorld({ isNew: false, isLive: true });
    world.type(' Concept.');
    world.editor.saveAsDraft();
    world.settleUpload();
    await settle();
    world.type(' Nog meer.');
    world.editor.save('leave');
    world.endRequest('answer');
    await settle();
    expect(world.server()?.content).not.toContain('Concept.');
    world.settleUpload();
    await settle();
    world.endRequest('answer');
    await settle();
    expect(world.server()).toMatchObject({ content: world.body(), draftChanges: null });
    expect([world.body().includes('Concept. Nog meer.'), world.left]).toEqual([true, 1]);
  });
});

/** What a user would do until the dashboard opens. */
async function saveAndLeave(world: World): Promise<void> {
  const leftBefore = world.left;
  for (let tries = 0; tries < 20 && world.left === leftBefore; tries += 1) {
    const { phase } = world.editor.$state.get();
    if (phase.name === 'editing') world.editor.save('leave');
    else if (phase.name === 'conflict') STEPS['choose mine'](world);
    else if (phase.name === 'gone') STEPS['save as new'](world);
    else {
      world.editor.save('leave');
      world.settleUpload();
      world.endRequest('answer' satisfies Outcome);
    }
    await settle();
  }
  expect(world.left).toBe(leftBefore + 1);
}
