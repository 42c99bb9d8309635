import { writeSync } from 'node:fs';
import { carryOutDue } from '../../../src/server/articles/schedules/carry-out-due.ts';
import { connect } from '../../../src/server/db/connect.ts';
import { testDependencies } from '../api/test-dependencies.ts';

/** Carries out what is due, and freezes in the middle of the transaction: it asks for the time after it ended the schedule. */
const { db } = await connect({ driver: 'pg', url: process.argv[2] ?? '' });
let asked = 0;
const clock = () => {
  asked += 1;
  // Once to find the schedule, then for the article.
  if (asked > 1) {
    writeSync(1, 'inside');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  return new Date('2026-11-21T11:00:00Z');
};
await carryOutDue({ ...testDependencies(db), clock });
