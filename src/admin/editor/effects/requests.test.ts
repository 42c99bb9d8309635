import { describe, expect, it } from 'vitest';
import { article, changed, draftChanges, live } from '../../../../tests/support/editor/example-states.ts';
import { ApiError, NetworkError } from '../../../shared/api-client.ts';
import type { staffCall } from '../../data/staff-call.ts';
import { articleInput, formFromArticle } from '../state/form.ts';
import type { Send } from './machine.ts';
import { discardChanges, otherVersion, sendArticle } from './requests.ts';

const { form, following } = changed();
const based = { target: 'article', id: 7, version: 3, draft: null, isOutdated: false } as const;
const update: Send = { type: 'send', ...based, form, body: articleInput(form, following) };
const DANGER = {
  rule: 'claim-cure',
  what: 'It promises a cure.',
  why: 'x',
  remedy: 'y',
  words: { what: 'It promises a cure.', why: 'x', remedy: 'y', values: {} },
  place: { part: 'title', from: 0, to: 4, quote: 'Kuur' },
};
const stale = new ApiError(409, 'Changed meanwhile');
const theirs = { ...article({ version: 4, title: 'Hun titel' }), changedBy: { staffId: 2, name: 'Eva' } };

/** Answers the calls with these in order, and records their names. */
function server(...answers: unknown[]) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const call = async (name: string, input?: { body?: unknown }) => {
    calls.push(name);
    bodies.push(input?.body);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, bodies, call: call as typeof staffCall };
}

/** As the server lists them: with the beginning of the plain text, without sources. */
const listed = (...articles: ReturnType<typeof article>[]) => ({
  articles: articles.map((one) => ({ ...one, content: one.content.replace(/<[^>]*>/g, ''), sources: [] })),
});

describe('sendArticle', () => {
  it('creates an article that has no id, and updates one that has', async () => {
    const { calls, call } = server(article(), article());
    await sendArticle({ ...update, id: null, version: null }, call);
    expect(await sendArticle(update, call)).toMatchObject({ type: 'article-saved', article: { id: 7 } });
    expect(calls).toEqual(['POST /api/admin/articles', 'PUT /api/admin/articles/:id']);
  });

  it('goes on with the article that an earlier request created, of which the answer was lost', async () => {
    const sources = [{ id: 'a', title: 'Slaap', publisher: 'NHG', year: 2024, address: null, consultedOn: null }];
    const created = article({ id: 12, version: 1, title: form.title, slug: 'slapen-2', sources });
    const sent = { ...formFromArticle(created), slug: 'slapen', title: `${form.title} ` };
    const again = { ...update, id: null, version: null, unanswered: [form, sent] };
    const { calls, bodies, call } = server(listed(article(), created), created, article());
    await sendArticle(again, call);
    expect(calls).toEqual(['GET /api/admin/articles', 'GET /api/admin/articles/:id', 'PUT /api/admin/articles/:id']);
    expect(bodies[2]).toMatchObject({ version: 1, title: form.title });
    const other = { ...created, excerpt: 'Iets anders' };
    const others = server(listed(other), other, article());
    await sendArticle(again, others.call);
    expect(others.calls.at(-1)).toBe('POST /api/admin/articles');
  });

  it('says which version was restored, but not of a new article', async () => {
    const { bodies, call } = server(article(), article(), article());
    await sendArticle(update, call);
    await sendArticle({ ...update, restoredFrom: 12 }, call);
    await sendArticle({ ...update, restoredFrom: 12, id: null, version: null }, call);
    expect(bodies).toMatchObject([{ version: 3 }, { version: 3, restoredFrom: 12 }, { title: form.title }]);
    expect([bodies[0], bodies[2]].some((body) => 'restoredFrom' in (body as object))).toBe(false);
  });

  it('sends the reason with the article, never with draft changes', async () => {
    const { bodies, call } = server(article(), article(), draftChanges());
    const withReason = { ...update, overrideReason: 'The owner approved it' };
    await sendArticle({ ...withReason, id: null, version: null }, call);
    await sendArticle(withReason, call);
    await sendArticle({ ...withReason, target: 'draft-changes', draft: null }, call);
    const reason = (body: unknown) => (body as { overrideReason?: string }).overrideReason;
    expect(bodies.map(reason)).toEqual(['The owner approved it', 'The owner approved it', undefined]);
  });

  it('saves draft changes apart from the article, and publishes them with it', async () => {
    const { calls, bodies, call } = server(draftChanges(), article());
    const changes = { ...update, draft: 5 };
    expect(await sendArticle({ ...changes, target: 'draft-changes' }, call)).toMatchObject({ changes: { number: 5 } });
    await sendArticle(changes, call);
    expect(calls).toEqual(['PUT /api/admin/articles/:id/draft-changes', 'PUT /api/admin/articles/:id']);
    expect(bodies).toMatchObject([{ draft: 5 }, { draft: 5 }]);
  });

  it('asks before it sends a text of other draft changes', async () => {
    const { calls, call } = server(live({ draftChanges: draftChanges() }));
    const outdated = { ...update, draft: 4, isOutdated: true };
    expect(await sendArticle(outdated, call)).toMatchObject({ type: 'conflict', theirs: { what: 'saved-draft' } });
    expect(calls).toEqual(['GET /api/admin/articles/:id']);
  });

  it('tells a refusal that is no conflict', async () => {
    const { call } = server(new ApiError(409, 'The category was deleted'), article());
    expect(await sendArticle(update, call)).toMatchObject({ type: 'failed', message: 'The category was deleted' });
  });

  it('fetches the other version when the article has changed', async () => {
    expect(await sendArticle(update, server(stale, theirs).call)).toMatchObject({
      type: 'conflict',
      isSame: false,
      theirs: { what: 'saved', saved: { version: 4 }, form: { title: 'Hun titel' }, savedBy: { name: 'Eva' } },
    });
  });

  it('says when the other version says the same', async () => {
    const same = { ...theirs, title: form.title };
    const sent = { ...formFromArticle(same) };
    expect(await sendArticle({ ...update, form: sent }, server(stale, same).call)).toMatchObject({ isSame: true });
  });

  it('takes a save whose answer was lost for the same, unless it published the article', async () => {
    const sent = formFromArticle(theirs);
    const again = { ...update, unanswered: [sent] };
    expect(await sendArticle(again, server(stale, theirs).call)).toMatchObject({ isSame: true });
    const published = { ...theirs, isPublished: true };
    const publishing = { ...update, unanswered: [{ ...sent, isPublished: true }] };
    expect(await sendArticle(publishing, server(stale, published).call)).toMatchObject({ isSame: false });
  });

  it.each([
    ['a deleted article', [new ApiError(404, 'Not found')], { type: 'article-deleted' }],
    [
      'a danger',
      [new ApiError(422, 'Not published', {}, { dangers: [DANGER] })],
      { type: 'dangers-found', dangers: [DANGER] },
    ],
    ['an article deleted after the conflict', [stale, new ApiError(404, 'Not found')], { type: 'article-deleted' }],
    ['an ended session', [new ApiError(401, 'Log in')], { type: 'session-expired' }],
    [
      'a taken slug',
      [new ApiError(409, 'Taken', { slug: 'is taken' })],
      { type: 'failed', fields: { slug: 'is taken' } },
    ],
    [
      'a conflict whose other version does not come',
      [stale, new NetworkError('unavailable')],
      { type: 'failed', message: 'Changed meanwhile' },
    ],
    [
      'no connection',
      [new NetworkError('unavailable')],
      { type: 'failed', message: expect.stringContaining('No connection') },
    ],
    ['a server error', [new ApiError(500, 'Please try again')], { type: 'failed', message: 'Please try again' }],
  ])('tells %s apart', async (_, answers, outcome) => {
    expect(await sendArticle(update, server(...answers).call)).toMatchObject(outcome);
  });

  it('reports a 404 on creation as a failure, not as a deleted article', async () => {
    const { call } = server(new ApiError(404, 'Not found'));
    expect(await sendArticle({ ...update, id: null, version: null }, call)).toMatchObject({ type: 'failed' });
  });
});

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

const unavailable = new NetworkError('unavailable');

describe('discardChanges', () => {
  it.each([
    ['brings what readers see', [undefined, live()], { type: 'discarded', article: live() }],
    [
      'is done when only the article does not come',
      [undefined, unavailable],
      { type: 'discarded', article: undefined },
    ],
    ['refuses what was changed', [new ApiError(409, 'Changed meanwhile')], { message: 'Changed meanwhile' }],
    ['tells a lost connection', [unavailable], { message: expect.stringContaining('No connection') }],
    ['tells a deleted article', [new ApiError(404, 'Not found')], { type: 'article-deleted' }],
  ])('%s', async (_, answers, outcome) => {
    const call = async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    };
    expect(await discardChanges({ type: 'discard', id: 7, draft: 5 }, call as typeof staffCall)).toMatchObject(outcome);
  });
});
