import * as calls from '../../shared/contract/writers.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { createWriter, deleteWriter, listWriters, restoreWriter, updateWriter } from './writers.ts';

export const writers = {
  routes: [
    route(calls.listWriters, (context) => listWriters(context)),
    route(calls.createWriter, (context, { body }) => createWriter(context, body)),
    route(calls.updateWriter, (context, { params, body }) => updateWriter(context, params.id, body)),
    route(calls.deleteWriter, (context, { params }) => deleteWriter(context, params.id)),
    route(calls.restoreWriter, (context, { params }) => restoreWriter(context, params.id)),
  ],
} satisfies Subject;
