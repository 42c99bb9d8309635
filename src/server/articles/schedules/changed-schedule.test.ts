import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { DomainError } from '../../errors/errors.ts';
import { recordFailure } from './carry-out-due.ts';
import { carryOutOne, ScheduleSkipped, type StoredSchedule } from './carry-out-one.ts';

const app = setUpTestApp();
const { schedule, save, shown, scheduleOf } = setUpSchedules(app);

test.each<[string, Partial<StoredSchedule>]>([
  ['time', { dueAt: new Date('2026-11-21T10:30:00Z') }],
  ['version', { revision: 1 }],
  ['action', { action: 'publish-changes' }],
])('is left alone when its %s was changed since it was read', async (_what, wasRead) => {
  await save({ title: 'Tweede' });
  await schedule();
  const [stored] = await app.db.select().from(articleSchedules);
  if (!stored) throw new Error('Nothing is scheduled');
  await expect(carryOutOne(app.system, { ...stored, ...wasRead })).rejects.toBeInstanceOf(ScheduleSkipped);
  expect([await shown(), (await scheduleOf())?.revision]).toEqual([404, 2]);
});

test.each<[string, Partial<StoredSchedule>]>([
  ['time', { dueAt: new Date('2026-11-21T10:30:00Z') }],
  ['action', { action: 'publish-changes' }],
])('gets no failure of an earlier one when its %s was changed', async (_what, wasRead) => {
  await schedule();
  const [stored] = await app.db.select().from(articleSchedules);
  if (!stored) throw new Error('Nothing is scheduled');
  await recordFailure(
    app.system,
    { ...stored, ...wasRead },
    new DomainError('conflict', 'This article was changed by someone else'),
  );
  expect((await scheduleOf())?.failure).toBeNull();
});
