import type { MailPayload } from '../mail/template.ts';

/** What each kind of delivery needs to know: names and ids, never what a visitor wrote. */
export type OutboxPayload = {
  'cdn-purge': { purge: string[]; invalidate: string[] };
  /** Articles with an id above `afterId` still have to get the writer's new name. */
  'writer-name': { writerId: number; from: string; afterId: number };
  mail: MailPayload;
};
export type OutboxKind = keyof OutboxPayload;
