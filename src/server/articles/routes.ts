import * as overviews from '../../shared/contract/articles/article-overviews.ts';
import * as calls from '../../shared/contract/articles/articles.ts';
import * as staffCalls from '../../shared/contract/articles/articles-for-staff.ts';
import { changeArticles as changeArticlesCall } from '../../shared/contract/articles/bulk-changes.ts';
import { route } from '../route.ts';
import { createArticle, publishArticle, unpublishArticle, updateArticle } from './articles.ts';
import { deleteArticle } from './bin/bin.ts';
import { changeArticles } from './bulk-change.ts';
import { ARTICLES_TAG, tagsOfArticle } from './cache-tags/cache-tags.ts';
import { getForStaff } from './get-for-staff.ts';
import { countArticles, listForStaff, listForVisitor } from './list.ts';
import { getPublished } from './published/published.ts';
import { listRemotePictures } from './remote-pictures.ts';
import { findAddressOwner } from './slugs/slugs.ts';

export const articleRoutes = [
  route(
    calls.listPublicArticles,
    (context, { query }, { clientAddress }) => listForVisitor(context, query, clientAddress),
    {
      tags: () => [ARTICLES_TAG],
    },
  ),
  route(calls.getPublicArticle, (context, { params }) => getPublished(context, params.slug), {
    tags: (_, article) => tagsOfArticle(article),
  }),
  route(staffCalls.listAdminArticles, (context, { query }) => listForStaff(context, query)),
  route(overviews.countArticles, (context) => countArticles(context)),
  route(overviews.getAddressOwner, (context, { query }) => findAddressOwner(context, query)),
  route(overviews.listRemotePictures, (context) => listRemotePictures(context)),
  route(calls.createArticle, (context, { body }) => createArticle(context, body)),
  route(staffCalls.getAdminArticle, (context, { params }) => getForStaff(context, params.id)),
  route(calls.updateArticle, (context, { params, body }) => updateArticle(context, params.id, body)),
  route(calls.deleteArticle, (context, { params }) => deleteArticle(context, params.id)),
  route(calls.publishArticle, (context, { params, body }) => publishArticle(context, params.id, body.overrideReason)),
  route(calls.unpublishArticle, (context, { params }) => unpublishArticle(context, params.id)),
  route(changeArticlesCall, (context, { body }) => changeArticles(context, body)),
];
