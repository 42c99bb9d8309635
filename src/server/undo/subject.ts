import type { Subject } from '../subject.ts';
import { deleteExpiredEntries, eraseDeletedWriters, findDeletedWriters } from './deleted-entries.ts';

export const undo = {
  jobs: { deletedForgotten: deleteExpiredEntries },
  personalData: {
    /** Deleted within the last hour, so Undo could restore them. */
    deletedWriters: {
      find: (db, { email }) => findDeletedWriters(db, email),
      erase: (tx, { email }) => eraseDeletedWriters(tx, email),
    },
  },
} satisfies Subject;
