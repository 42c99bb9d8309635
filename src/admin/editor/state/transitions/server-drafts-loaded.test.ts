import { describe, expect, it } from 'vitest';
import { draft, opened } from '../../../../../tests/support/editor/example-states.ts';
import type { EditorState } from '../editor-state.ts';
import { reduce } from '../reduce.ts';

describe('server-drafts-loaded', () => {
  const far = draft({ key: 'draft:1:7:6', at: '2026-03-03T09:00:00.000Z', isElsewhere: true });
  const find = (state: EditorState, ...drafts: ReturnType<typeof draft>[]) =>
    reduce(state, { type: 'server-drafts-loaded', drafts });

  it('offers what the server kept, the newest first', () => {
    expect(find(opened({ recoverable: [draft()] }), far).state.recoverable).toEqual([far, draft()]);
  });

  it('takes the newer of two copies, and skips the draft in the form', () => {
    const own = { ...far, key: opened().draft.key };
    const older = { ...far, key: draft().key, at: '2026-03-01T09:00:00.000Z' };
    const newer = { ...far, key: draft().key };
    expect(find(opened({ recoverable: [draft()] }), own, older).state.recoverable).toEqual([draft()]);
    expect(find(opened({ recoverable: [draft()] }), newer).state.recoverable).toEqual([newer]);
  });

  it('deletes drafts whose text is already saved', () => {
    const { state, effects } = find(opened(), { ...far, form: opened().form });
    expect(state.recoverable).toEqual([]);
    expect(effects).toEqual([{ type: 'delete-draft', key: far.key }]);
  });
});
