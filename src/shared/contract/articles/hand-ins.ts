import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams, MAX_INTEGER, optionalText, requiredMoment } from '../parameters.ts';

/** An account by its name. */
export const Colleague = z.object({ staffId: z.number().int(), name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

const NOTE_MAX_LENGTH = 1000;

/** An article that a writer handed in for publication. Published, it is handed in no longer. */
export const HandIn = z.object({
  /** The writer's words for who publishes. */
  note: z.string().nullable(),
  handedInAt: z.iso.datetime(),
  /** Null for an erased person. */
  handedInBy: Colleague.nullable(),
  /** Null for everybody who may publish; also once the person that it was for no longer may. */
  receiver: Colleague.nullable(),
  /** Null while it waits. */
  givenBack: z.object({ at: z.iso.datetime(), by: Colleague.nullable(), note: z.string() }).nullable(),
});
export type HandIn = z.infer<typeof HandIn>;

const path = '/api/admin/articles/:id/hand-in';

export const handIn = endpoint({
  method: 'PUT',
  path,
  access: 'articles.write-own',
  status: 200,
  summary:
    'Hands an article in for publication, with what is saved; again once it was given back. Later saves stay handed in. 409 when readers have all of its text already.',
  params: IdParams,
  body: z.object({
    note: optionalText(NOTE_MAX_LENGTH, 'Note'),
    /** An account that may publish; null for all of them. */
    receiver: z.number().int().positive().max(MAX_INTEGER).nullish(),
  }),
  response: HandIn,
});

export const takeBack = endpoint({
  method: 'DELETE',
  path,
  access: 'articles.write-own',
  status: 204,
  summary: 'Takes a hand-in back, if there is one.',
  params: IdParams,
});

export const giveBack = endpoint({
  method: 'POST',
  path: `${path}/give-back`,
  access: 'articles.publish',
  status: 200,
  summary: 'Gives an article back to who handed it in; 409 when it no longer waits, or was handed in again since.',
  params: IdParams,
  body: z.object({
    note: z
      .string('Say what is still to be done')
      .trim()
      .min(1, 'Say what is still to be done')
      .max(NOTE_MAX_LENGTH, `Note can be at most ${NOTE_MAX_LENGTH} characters`),
    /** Of the hand-in that is answered. */
    handedInAt: requiredMoment('handedInAt'),
  }),
  response: HandIn,
});

export const listPublishers = endpoint({
  method: 'GET',
  path: '/api/admin/publishers',
  access: 'articles.write-own',
  status: 200,
  summary: 'Who may publish, by name: whom an article can be handed in to.',
  response: z.array(Colleague),
});
