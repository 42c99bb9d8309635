import type { ContactResult } from '../../shared/contract/visitors/contact.ts';
import * as calls from '../../shared/contract/visitors/contact.ts';
import { helpAnchor } from '../../shared/help/help.ts';
import { paths } from '../../shared/paths.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { enqueueAbandonedMails } from './message-mail.ts';
import {
  countUnhandledMessages,
  deleteMessage,
  deleteOldMessages,
  eraseFromMessages,
  findMessagesHandledBy,
  getMessage,
  listMessages,
  markMessageHandled,
  noteMessage,
} from './messages.ts';
import { sendMessage } from './send.ts';

/** Behind the number sign: no log and no history of a server says that a visitor was in need. */
function successPath(result: unknown): string {
  const { help } = result as ContactResult;
  return help ? `${paths.messageSent}#${helpAnchor(help.need)}` : paths.messageSent;
}

export const subject = {
  tables: [contactMessages],
  routes: [
    route(
      calls.sendContactMessage,
      (context, { body }, { clientAddress }) => sendMessage(context, body, clientAddress),
      {
        htmlForm: { successPath, failurePath: paths.messageNotSent },
      },
    ),
    route(calls.listMessages, (context, { query }) => listMessages(context, query)),
    route(calls.searchMessages, (context, { body }) => listMessages(context, body)),
    route(calls.countUnhandledMessages, async (context) => ({ unhandled: await countUnhandledMessages(context) })),
    route(calls.getMessage, (context, { params }) => getMessage(context, params.id)),
    route(calls.handleMessage, (context, { params, body }) => markMessageHandled(context, params.id, body.handled)),
    route(calls.noteMessage, (context, { params, body }) => noteMessage(context, params.id, body)),
    route(calls.deleteMessage, (context, { params }) => deleteMessage(context, params.id)),
  ],
  jobsOfEachRun: { messagesDeleted: deleteOldMessages, noticesAdopted: enqueueAbandonedMails },
  personalData: {
    /** Messages that they handled or wrote a note on. Those that they sent are in every export of a person. */
    handledMessages: {
      find: (db, { accountId }) => (accountId ? findMessagesHandledBy(db, accountId) : []),
      erase: async (tx, { accountId }) => {
        if (accountId) await eraseFromMessages(tx, accountId);
      },
    },
  },
} satisfies Subject;
