import { writerNames } from './articles/changes/writer-names.ts';
import { carryOutDue } from './articles/schedules/carry-out/carry-out-due.ts';
import { cdnPurges } from './cache/cdn-purges.ts';
import type { Dependencies } from './dependencies.ts';
import { mailDelivery } from './mail/mail-delivery.ts';

/** What lower floors call and upper ones do: every {@link Dependencies} holds it. */
export const HANDED_DOWN: Pick<Dependencies, 'deliveries' | 'carryOutDue'> = {
  deliveries: { 'cdn-purge': cdnPurges, mail: mailDelivery, 'writer-name': writerNames },
  carryOutDue,
};
