import type { ToDo } from '../../src/shared/contract/to-do.ts';

export const NOTHING_TO_DO: ToDo = {
  total: 0,
  failedSchedules: { total: 0, scheduled: 0, entries: [] },
  handIns: {
    total: 0,
    waiting: { total: 0, entries: [] },
    givenBack: { total: 0, entries: [] },
    published: { total: 0, entries: [] },
  },
  readerFeedback: { total: 0, entries: [] },
  documents: { total: 0, entries: [] },
  oldDrafts: { total: 0, entries: [] },
  undescribedPictures: { total: 0, unchecked: 0, entries: [] },
  reviews: {
    total: 0,
    due: { total: 0, entries: [] },
    changed: { total: 0, entries: [] },
    unreviewed: { total: 0, entries: [] },
    leftPages: { total: 0, entries: [] },
    pages: { total: 0, entries: [] },
    changedPages: { total: 0, entries: [] },
  },
  deadLinks: { total: 0, entries: [] },
  remotePictures: { total: 0, entries: [] },
};
