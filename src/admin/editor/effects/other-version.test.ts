import { describe, expect, it } from 'vitest';
import { draftChanges, live } from '../../../../tests/support/editor/example-states.ts';
import { otherVersion } from './other-version.ts';

const EVA = { staffId: 2, name: 'Eva' };
const newer = live({ version: 4, title: 'Hun titel', changedBy: EVA });
const changes = draftChanges({ savedBy: EVA });

describe('otherVersion', () => {
  it('is none when the server has what was edited', () => {
    expect(otherVersion(live(), { version: 3, draft: null })).toBeUndefined();
    expect(otherVersion(live({ draftChanges: changes }), { version: 3, draft: 5 })).toBeUndefined();
  });

  it('is the article that a colleague saved, apart from the draft changes', () => {
    expect(otherVersion({ ...newer, draftChanges: changes }, { version: 3, draft: 5 })).toMatchObject({
      what: 'saved',
      form: { title: 'Hun titel' },
      savedBy: EVA,
      saved: { version: 4, form: { title: 'Slapen, nieuw' }, draftChanges: { number: 5, edited: 5 } },
    });
  });

  it('is the draft changes of a colleague before a newer article', () => {
    for (const draft of [null, 4])
      expect(otherVersion({ ...newer, draftChanges: changes }, { version: 3, draft })).toMatchObject({
        what: 'saved-draft',
        form: { title: 'Slapen, nieuw' },
        savedAt: changes.savedAt,
        saved: { version: 3, draftChanges: { number: 5, edited: 5, live: { version: 4 } } },
      });
  });

  it('says what became of the draft changes', () => {
    const sent = { version: 3, draft: 5 };
    expect(otherVersion(newer, sent)).toMatchObject({ what: 'published', savedBy: EVA });
    expect(otherVersion({ ...newer, isPublished: false }, sent)).toMatchObject({ what: 'unpublished' });
    expect(otherVersion(live({ changedBy: EVA }), sent)).toMatchObject({ what: 'discarded', savedBy: null });
  });
});
