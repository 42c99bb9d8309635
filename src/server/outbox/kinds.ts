import { writerNames } from '../articles/changes/writer-names.ts';
import { cdnPurges } from '../cache/cdn-purges.ts';
import { mailDelivery } from '../mail/mail-delivery.ts';
import type { Delivery } from './delivery.ts';
import type { OutboxKind } from './payloads.ts';

/** The one handler of each kind. */
export const DELIVERIES: { [K in OutboxKind]: Delivery<K> } = {
  'cdn-purge': cdnPurges,
  mail: mailDelivery,
  'writer-name': writerNames,
};

export const OUTBOX_KINDS = Object.keys(DELIVERIES) as OutboxKind[];
