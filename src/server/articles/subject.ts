import * as overviews from '../../shared/contract/articles/article-overviews.ts';
import * as articleCalls from '../../shared/contract/articles/articles.ts';
import * as staffCalls from '../../shared/contract/articles/articles-for-staff.ts';
import * as binCalls from '../../shared/contract/articles/bin.ts';
import { changeArticles as changeArticlesCall } from '../../shared/contract/articles/bulk-changes.ts';
import * as draftCalls from '../../shared/contract/articles/draft-changes.ts';
import * as handInCalls from '../../shared/contract/articles/hand-ins.ts';
import * as pairCalls from '../../shared/contract/articles/pairs.ts';
import * as previewCalls from '../../shared/contract/articles/preview-links.ts';
import * as reviewCalls from '../../shared/contract/articles/reviews.ts';
import * as revisionCalls from '../../shared/contract/articles/revisions.ts';
import * as scheduleCalls from '../../shared/contract/articles/schedules.ts';
import * as unsavedCalls from '../../shared/contract/articles/unsaved-text.ts';
import { articleCounts, articles, slugRedirects } from '../db/schema/articles/articles.ts';
import { articleBin } from '../db/schema/articles/bin.ts';
import { draftChanges } from '../db/schema/articles/draft-changes.ts';
import { handIns } from '../db/schema/articles/hand-ins.ts';
import { articlePairs } from '../db/schema/articles/pairs.ts';
import { previewLinks } from '../db/schema/articles/preview-links.ts';
import { articleReviews } from '../db/schema/articles/reviews.ts';
import { articleRevisions } from '../db/schema/articles/revisions.ts';
import { articleSchedules } from '../db/schema/articles/schedules.ts';
import { unsavedTexts } from '../db/schema/articles/unsaved-texts.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { createArticle, publishArticle, setPublicationDate, unpublishArticle, updateArticle } from './articles.ts';
import {
  deleteArticle,
  deleteExpiredFromBin,
  deleteFromBin,
  emptyBin,
  eraseFromBin,
  findArticlesDeletedBy,
  listBin,
  restoreFromBin,
} from './bin/bin.ts';
import { moveAbandonedToBin } from './bin/move-abandoned.ts';
import { changeArticles } from './bulk-change.ts';
import { ARTICLES_TAG, tagsOfArticle } from './cache-tags.ts';
import { eraseCreator, findArticlesCreatedBy } from './created-by.ts';
import { discardDraftChanges, publishDraftChanges, saveDraftChanges } from './draft-changes/save.ts';
import { getForStaff } from './get-for-staff.ts';
import { eraseFromHandIns, findHandInsOf, listPublishers } from './hand-ins/find.ts';
import { deleteOldHandIns, giveBack, handIn, takeBack } from './hand-ins/hand-ins.ts';
import { countArticles, listForStaff, listForVisitor } from './list.ts';
import { findCandidates, getPair, setPair } from './pairs.ts';
import {
  createPreviewLink,
  deleteOldPreviewLinks,
  eraseFromPreviewLinks,
  findPreviewLinksBy,
  listPreviewLinks,
  revokePreviewLink,
} from './preview-links/preview-links.ts';
import { getPublished } from './published/published.ts';
import { listRemotePictures } from './remote-pictures.ts';
import { findReviewsBy, listReviews } from './reviews/find.ts';
import { eraseFromReviews, reviewArticle, withdrawReview } from './reviews/reviews.ts';
import { deleteOldRevisions, eraseFromRevisions, findRevisionsBy } from './revisions/delete-old.ts';
import { getRevision, listRevisions, nameRevision } from './revisions/revisions.ts';
import { carryOutDue } from './schedules/carry-out-due.ts';
import { eraseFromSchedules, findSchedulesBy, listSchedules } from './schedules/schedule-row.ts';
import { cancelSchedule, scheduleChange } from './schedules/schedules.ts';
import { findAddressOwner } from './slugs/slugs.ts';
import {
  deleteOldUnsavedTexts,
  deleteUnsavedText,
  findUnsavedTexts,
  listUnsavedArticles,
  listUnsavedTexts,
  storeUnsavedText,
} from './unsaved-text.ts';

export const subject = {
  tables: [
    articles,
    articlePairs,
    articleRevisions,
    draftChanges,
    articleBin,
    articleSchedules,
    articleReviews,
    handIns,
    slugRedirects,
    articleCounts,
    unsavedTexts,
    previewLinks,
  ],
  routes: [
    route(
      articleCalls.listPublicArticles,
      (context, { query }, { clientAddress }) => listForVisitor(context, query, clientAddress),
      {
        tags: () => [ARTICLES_TAG],
      },
    ),
    route(articleCalls.getPublicArticle, (context, { params }) => getPublished(context, params.slug), {
      tags: (_, article) => tagsOfArticle(article),
    }),
    route(staffCalls.listAdminArticles, (context, { query }) => listForStaff(context, query)),
    route(overviews.countArticles, (context) => countArticles(context)),
    route(overviews.getAddressOwner, (context, { query }) => findAddressOwner(context, query)),
    route(overviews.listRemotePictures, (context) => listRemotePictures(context)),
    route(articleCalls.createArticle, (context, { body }) => createArticle(context, body)),
    route(staffCalls.getAdminArticle, (context, { params }) => getForStaff(context, params.id)),
    route(articleCalls.updateArticle, (context, { params, body }) => updateArticle(context, params.id, body)),
    route(articleCalls.deleteArticle, (context, { params }) => deleteArticle(context, params.id)),
    route(articleCalls.publishArticle, (context, { params, body }) =>
      publishArticle(context, params.id, body.overrideReason),
    ),
    route(articleCalls.setPublicationDate, (context, { params, body }) => setPublicationDate(context, params.id, body)),
    route(articleCalls.unpublishArticle, (context, { params }) => unpublishArticle(context, params.id)),
    route(changeArticlesCall, (context, { body }) => changeArticles(context, body)),
    route(draftCalls.saveDraftChanges, (context, { params, body }) => saveDraftChanges(context, params.id, body)),
    route(draftCalls.publishDraftChanges, (context, { params, body }) =>
      publishDraftChanges(context, params.id, body.draft, body.overrideReason),
    ),
    route(draftCalls.discardDraftChanges, (context, { params, query }) =>
      discardDraftChanges(context, params.id, query.draft),
    ),
    route(unsavedCalls.storeUnsavedText, (context, { params, body }) => storeUnsavedText(context, params, body)),
    route(unsavedCalls.deleteUnsavedText, (context, { params }) => deleteUnsavedText(context, params)),
    route(unsavedCalls.listUnsavedTexts, (context, { params }) => listUnsavedTexts(context, params.articleId)),
    route(unsavedCalls.listUnsavedArticles, (context) => listUnsavedArticles(context)),
    route(revisionCalls.listRevisions, (context, { params, query }) => listRevisions(context, params.id, query)),
    route(revisionCalls.getRevision, (context, { params }) => getRevision(context, params.id, params.number)),
    route(revisionCalls.nameRevision, (context, { params, body }) =>
      nameRevision(context, params.id, params.number, body.name),
    ),
    route(reviewCalls.listReviews, (context, { params }) => listReviews(context, params.id)),
    route(reviewCalls.reviewArticle, (context, { params, body }) => reviewArticle(context, params.id, body)),
    route(reviewCalls.withdrawReview, (context, { params }) => withdrawReview(context, params.id, params.review)),
    route(handInCalls.handIn, (context, { params, body }) => handIn(context, params.id, body)),
    route(handInCalls.takeBack, (context, { params }) => takeBack(context, params.id)),
    route(handInCalls.giveBack, (context, { params, body }) => giveBack(context, params.id, body)),
    route(handInCalls.listPublishers, (context) => listPublishers(context)),
    route(scheduleCalls.scheduleChange, (context, { params, body }) => scheduleChange(context, params.id, body)),
    route(scheduleCalls.cancelSchedule, (context, { params }) => cancelSchedule(context, params.id)),
    route(scheduleCalls.listSchedules, (context) => listSchedules(context)),
    route(previewCalls.createPreviewLink, (context, { params, body }) => createPreviewLink(context, params.id, body)),
    route(previewCalls.listPreviewLinks, (context, { params }) => listPreviewLinks(context, params.id)),
    route(previewCalls.revokePreviewLink, (context, { params }) => revokePreviewLink(context, params.id, params.link)),
    route(pairCalls.getPair, (context, { params }) => getPair(context, params.id)),
    route(pairCalls.findPairs, (context, { params, query }) => findCandidates(context, params.id, query.search)),
    route(pairCalls.setPair, (context, { params, body }) => setPair(context, params.id, body.other)),
    route(binCalls.listBin, (context, { query }) => listBin(context, query)),
    route(binCalls.restoreFromBin, (context, { params }) => restoreFromBin(context, params.id)),
    route(binCalls.deleteFromBin, (context, { params }) => deleteFromBin(context, params.id)),
    route(binCalls.emptyBin, (context, { query }) => emptyBin(context, new Date(query.until))),
  ],
  jobsOfEachRun: { schedulesCarriedOut: async (context) => (await carryOutDue(context)).count },
  hourlyJobs: {
    articlesAdopted: moveAbandonedToBin,
    binEmptied: deleteExpiredFromBin,
    handInsForgotten: deleteOldHandIns,
    previewLinksForgotten: deleteOldPreviewLinks,
    recoverableDraftsDeleted: deleteOldUnsavedTexts,
    revisionsDeleted: deleteOldRevisions,
  },
  personalData: {
    /** Articles that they created. */
    articles: {
      find: (db, { accountId }) => (accountId ? findArticlesCreatedBy(db, accountId) : []),
      erase: async (tx, { accountId }) => {
        if (accountId) await eraseCreator(tx, accountId);
      },
    },
    /** Revisions that they saved. */
    revisions: {
      find: (db, { email }) => findRevisionsBy(db, email),
      erase: (tx, { email }) => eraseFromRevisions(tx, email),
    },
    /** Articles in the bin that they deleted. */
    deletedArticles: {
      find: (db, { email }) => findArticlesDeletedBy(db, email),
      erase: (tx, { email }) => eraseFromBin(tx, email),
    },
    /** Preview links that they made. */
    previewLinks: {
      find: (db, { email }) => findPreviewLinksBy(db, email),
      erase: (tx, { email }) => eraseFromPreviewLinks(tx, email),
    },
    /** Their open schedules. */
    scheduled: {
      find: (db, { email }) => findSchedulesBy(db, email),
      erase: (tx, { email }) => eraseFromSchedules(tx, email),
    },
    /** Articles that they reviewed as a medical reviewer. */
    reviews: {
      find: (db, { accountId }) => (accountId ? findReviewsBy(db, accountId) : []),
      erase: async (tx, { accountId }) => {
        if (accountId) await eraseFromReviews(tx, accountId);
      },
    },
    /** Articles that they handed in, were asked to publish, or gave back. */
    handIns: {
      find: (db, { accountId }) => (accountId ? findHandInsOf(db, accountId) : []),
      erase: async (tx, { accountId }) => {
        if (accountId) await eraseFromHandIns(tx, accountId);
      },
    },
    /** Their unsaved texts, which are deleted with the account. */
    unsavedTexts: { find: (db, { accountId }) => (accountId ? findUnsavedTexts(db, accountId) : []) },
  },
} satisfies Subject;
