import * as calls from '../../shared/contract/writers.ts';
import { staffCall } from '../data/staff-call.ts';
import { useListChanges } from '../data/use-list-changes.ts';
import { WRITERS } from './writers.ts';

type Options = { onSaved?: () => void; onRefused?: (error: unknown) => void };

export const useWriterChanges = (options: Options) =>
  useListChanges<calls.WriterInput>({
    noun: 'writer',
    refreshes: WRITERS,
    create: (body) => staffCall(calls.createWriter, { body }),
    update: (id, body) => staffCall(calls.updateWriter, { params: { id }, body }),
    remove: (id) => staffCall(calls.deleteWriter, { params: { id } }),
    ...options,
  });
