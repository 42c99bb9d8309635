import * as calls from '../../shared/contract/visitors/feedback.ts';
import { FEEDBACK_SENT } from '../../shared/messages/feedback-messages.ts';
import { paths } from '../../shared/paths.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { articlePage, carePage, deleteOldFeedback, markFeedbackHandled, storeAnswer } from './feedback.ts';

/** Back to the page, at its sentence of thanks. */
const successPath = (result: unknown) => `${(result as { page: string }).page}#${FEEDBACK_SENT}`;

export const subject = {
  routes: [
    route(
      calls.sendArticleFeedback,
      (context, { body: { article, ...answer } }, { clientAddress }) =>
        storeAnswer(context, answer, clientAddress, () => articlePage(context, article)),
      { htmlForm: { successPath, failurePath: paths.feedbackNotSent } },
    ),
    route(
      calls.sendCarePageFeedback,
      (context, { body: { page, ...answer } }, { clientAddress }) =>
        storeAnswer(context, answer, clientAddress, async () => carePage(page)),
      { htmlForm: { successPath, failurePath: paths.careFeedbackNotSent } },
    ),
    route(calls.handleFeedback, (context, { body }) => markFeedbackHandled(context, body.ids, body.handled)),
  ],
  hourlyJobs: { feedbackDeleted: deleteOldFeedback },
} satisfies Subject;
