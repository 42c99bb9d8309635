import { describe, expect, it } from 'vitest';
import {
  AT,
  article,
  draftChanges,
  phases,
  theirVersion,
  unsavedText,
} from '../../../../tests/support/editor/example-states.ts';
import type { MachineEvent } from './events.ts';
import type { Phase } from './machine-state.ts';
import { reduce } from './reduce.ts';

const other = unsavedText();
const PHASES: Phase['name'][] = [
  'editing',
  'awaiting-uploads',
  'saving',
  'conflict',
  'deleted',
  'leaving',
  'discarding',
  'dangers',
];

/** The next phase for each event in each phase, with its effects; `-` where the state stays the same object. */
const TABLE: [MachineEvent, string[]][] = [
  [{ type: 'loaded', article: article({ version: 4 }) }, ['-', '-', '-', '-', '-', '-', '-', '-']],
  [
    { type: 'edited', changes: { title: 'Nog beter slapen' } },
    [
      'editing: await-pause',
      'awaiting-uploads: await-pause',
      'saving: await-pause',
      'conflict: await-pause',
      'deleted: await-pause',
      'editing: await-pause',
      'discarding: await-pause',
      'dangers: await-pause',
    ],
  ],
  [
    { type: 'body-edited' },
    [
      'editing: await-pause',
      'awaiting-uploads: await-pause',
      'saving: await-pause',
      'conflict: await-pause',
      'deleted: await-pause',
      'editing: await-pause',
      'discarding: await-pause',
      'dangers: await-pause',
    ],
  ],
  [{ type: 'body-ready', number: 1, html: '<p>Rust.</p>' }, ['-', '-', '-', '-', '-', '-', '-', '-']],
  [
    { type: 'body-read', html: '<p>Ritme.</p>' },
    ['editing', 'awaiting-uploads', 'saving', 'conflict', 'deleted', 'leaving', 'discarding', 'dangers'],
  ],
  [
    { type: 'paused', at: AT },
    [
      'editing: store-text',
      'awaiting-uploads: store-text',
      'saving: store-text',
      'conflict: store-text',
      'deleted: store-text',
      '-',
      '-',
      'dangers: store-text',
    ],
  ],
  [
    { type: 'text-stored', key: phases().editing.unsaved.key, at: AT },
    ['editing', 'awaiting-uploads', 'saving', 'conflict', 'deleted', 'leaving', 'discarding', 'dangers'],
  ],
  [
    { type: 'text-refused', key: phases().editing.unsaved.key },
    ['editing', 'awaiting-uploads', 'saving', 'conflict', 'deleted', 'leaving', 'discarding', 'dangers'],
  ],
  [
    { type: 'text-restored', key: other.key, at: AT },
    ['editing: store-text, store-text', '-', '-', '-', '-', 'editing: store-text', '-', '-'],
  ],
  [
    { type: 'text-discarded', key: other.key },
    [
      'editing: delete-text',
      'awaiting-uploads: delete-text',
      'saving: delete-text',
      'conflict: delete-text',
      'deleted: delete-text',
      'leaving: delete-text',
      'discarding: delete-text',
      'dangers: delete-text',
    ],
  ],
  [
    { type: 'version-restored', version: { number: 2, at: AT }, form: unsavedText().form, at: AT },
    ['editing: store-text, store-text', '-', '-', '-', '-', 'editing: store-text', '-', '-'],
  ],
  [
    { type: 'save-chosen', next: 'stay', hasUploads: false },
    ['awaiting-uploads: await-uploads', 'awaiting-uploads', 'saving', '-', '-', 'leaving: show-toast', '-', '-'],
  ],
  [
    { type: 'save-chosen', next: 'leave', hasUploads: false },
    ['awaiting-uploads: await-uploads', 'awaiting-uploads', 'saving', '-', '-', 'leaving: leave', '-', '-'],
  ],
  [{ type: 'uploads-settled' }, ['-', 'saving: send', '-', '-', '-', '-', '-', '-']],
  [{ type: 'uploads-settled', failure: 'Too large' }, ['-', 'editing: show-toast', '-', '-', '-', '-', '-', '-']],
  [
    { type: 'article-saved', article: article({ version: 4 }), at: AT },
    ['-', '-', 'editing: delete-text, show-toast', '-', '-', '-', '-', '-'],
  ],
  [{ type: 'failed', message: 'Away', fields: {} }, ['-', '-', 'editing: show-toast', '-', '-', '-', '-', '-']],
  [{ type: 'session-expired' }, ['-', '-', 'editing: show-toast', '-', '-', '-', '-', '-']],
  [
    { type: 'offline' },
    ['editing', 'awaiting-uploads', 'saving', 'conflict', 'deleted', 'leaving', 'discarding', 'dangers'],
  ],
  [
    { type: 'online' },
    ['editing', 'awaiting-uploads', 'saving', 'conflict', 'deleted', 'leaving', 'discarding', 'dangers'],
  ],
  [{ type: 'conflict', theirs: theirVersion, isSame: false }, ['-', '-', 'conflict', '-', '-', '-', '-', '-']],
  [{ type: 'conflict', theirs: theirVersion, isSame: true }, ['-', '-', 'saving: send', '-', '-', '-', '-', '-']],
  [{ type: 'article-deleted' }, ['-', '-', 'deleted', '-', '-', '-', 'deleted', '-']],
  [{ type: 'decision-put-off' }, ['-', '-', '-', 'editing', 'editing', '-', '-', 'editing']],
  [
    { type: 'version-chosen', choice: 'mine', at: AT },
    ['-', '-', '-', 'conflict: store-other-version', '-', '-', '-', '-'],
  ],
  [
    { type: 'version-chosen', choice: 'theirs', at: AT },
    ['-', '-', '-', 'conflict: store-other-version', '-', '-', '-', '-'],
  ],
  [
    { type: 'other-version-stored', choice: 'mine', text: other },
    ['-', '-', '-', 'awaiting-uploads: await-uploads', '-', '-', '-', '-'],
  ],
  [{ type: 'other-version-stored', choice: 'theirs', text: other }, ['-', '-', '-', 'editing', '-', '-', '-', '-']],
  [{ type: 'other-version-refused', choice: 'mine', text: other }, ['-', '-', '-', 'conflict', '-', '-', '-', '-']],
  [{ type: 'save-as-new-chosen' }, ['-', '-', '-', '-', 'awaiting-uploads: await-uploads', '-', '-', '-']],
  [{ type: 'leave-deleted-chosen', at: AT }, ['-', '-', '-', '-', 'leaving: store-text, leave', '-', '-', '-']],
  [
    { type: 'server-texts-loaded', texts: [unsavedText({ key: 'draft:1:7:6' })] },
    ['editing', 'awaiting-uploads', 'saving', 'conflict', 'deleted', 'leaving', 'discarding', 'dangers'],
  ],
  [{ type: 'save-as-draft-chosen', hasUploads: false }, ['-', '-', '-', '-', '-', '-', '-', '-']],
  [
    { type: 'draft-changes-saved', changes: draftChanges() },
    ['-', '-', 'editing: store-text, delete-text, show-toast', '-', '-', '-', '-', '-'],
  ],
  [{ type: 'discard-chosen' }, ['-', '-', '-', '-', '-', '-', '-', '-']],
  [
    { type: 'discarded', article: article(), at: AT },
    ['-', '-', '-', '-', '-', '-', 'editing: delete-text, show-toast', '-'],
  ],
  [{ type: 'discard-failed', message: 'Away' }, ['-', '-', '-', '-', '-', '-', 'editing: show-toast', '-']],
  [{ type: 'dangers-found', dangers: [] }, ['-', '-', 'dangers', '-', '-', '-', '-', '-']],
  [{ type: 'override-chosen', reason: 'The owner approved it' }, ['-', '-', '-', '-', '-', '-', '-', 'saving: send']],
];

describe('reduce', () => {
  it.each(TABLE.map(([event, expected]) => ({ event, expected, ...event })))(
    '$type leads on from each phase',
    (row) => {
      const before = Object.values(phases()).map((state) => ({ ...state, offered: [other] }));
      const after = before.map((state) => {
        const { state: next, effects } = reduce(state, row.event);
        if (next === state && effects.length === 0) return '-';
        return [next.phase.name, effects.map(({ type }) => type).join(', ')].filter(Boolean).join(': ');
      });
      expect(Object.keys(phases())).toEqual(PHASES);
      expect(after).toEqual(row.expected);
    },
  );

  it('never changes the state it was given', () => {
    for (const [event] of TABLE) {
      for (const state of Object.values(phases())) {
        const copy = structuredClone(state);
        reduce(state, event);
        expect(state).toEqual(copy);
      }
    }
  });
});
