import * as account from '../../../shared/contract/accounts/account.ts';
import * as accountLinks from '../../../shared/contract/accounts/account-links.ts';
import * as invitations from '../../../shared/contract/accounts/invitations.ts';
import * as people from '../../../shared/contract/accounts/people.ts';
import * as secondFactor from '../../../shared/contract/accounts/second-factor.ts';
import * as session from '../../../shared/contract/accounts/session.ts';
import * as activity from '../../../shared/contract/activity.ts';
import * as articleOverviews from '../../../shared/contract/articles/article-overviews.ts';
import * as articles from '../../../shared/contract/articles/articles.ts';
import * as articlesForStaff from '../../../shared/contract/articles/articles-for-staff.ts';
import * as bin from '../../../shared/contract/articles/bin.ts';
import * as bulkChanges from '../../../shared/contract/articles/bulk-changes.ts';
import * as draftChanges from '../../../shared/contract/articles/draft-changes.ts';
import * as presence from '../../../shared/contract/articles/presence.ts';
import * as previewLinks from '../../../shared/contract/articles/preview-links.ts';
import * as recoverableDrafts from '../../../shared/contract/articles/recoverable-drafts.ts';
import * as reviews from '../../../shared/contract/articles/reviews.ts';
import * as revisions from '../../../shared/contract/articles/revisions.ts';
import * as schedules from '../../../shared/contract/articles/schedules.ts';
import * as categories from '../../../shared/contract/categories.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import * as health from '../../../shared/contract/health.ts';
import * as links from '../../../shared/contract/links.ts';
import * as openapi from '../../../shared/contract/openapi.ts';
import * as images from '../../../shared/contract/pictures/images.ts';
import * as pictureBin from '../../../shared/contract/pictures/picture-bin.ts';
import * as pictureEdits from '../../../shared/contract/pictures/picture-edits.ts';
import * as pictures from '../../../shared/contract/pictures/pictures.ts';
import * as shownPictures from '../../../shared/contract/pictures/shown-pictures.ts';
import * as toDo from '../../../shared/contract/to-do.ts';
import * as contact from '../../../shared/contract/visitors/contact.ts';
import * as feedback from '../../../shared/contract/visitors/feedback.ts';
import * as search from '../../../shared/contract/visitors/search.ts';
import * as visits from '../../../shared/contract/visitors/visits.ts';
import * as writers from '../../../shared/contract/writers.ts';

/** The files of the contract, by the tag of their endpoints in the document. */
export const SECTIONS: Record<string, Record<string, unknown>> = {
  'Articles and videos': {
    ...articles,
    ...articlesForStaff,
    ...articleOverviews,
    ...bulkChanges,
    ...presence,
  },
  'Versions of an article': { ...revisions, ...draftChanges, ...recoverableDrafts },
  'Medical reviews': reviews,
  'Links of a text': links,
  'Schedules and preview links': { ...schedules, ...previewLinks },
  Bin: bin,
  'Search of the whole site': search,
  Writers: writers,
  Categories: categories,
  Pictures: { ...images, ...pictures, ...pictureBin, ...pictureEdits, ...shownPictures },
  'Contact messages': contact,
  'Readers’ answers and the to-do list': { ...feedback, ...toDo },
  Session: session,
  Account: { ...account, ...secondFactor },
  'People and invitations': { ...people, ...invitations, ...accountLinks },
  'What happened': activity,
  Visits: visits,
  'Health and the API': { ...health, ...openapi },
};

/** The endpoints of files of the contract. */
export const endpointsOf = (files: Record<string, unknown>): Endpoint[] =>
  Object.values(files)
    .filter(isEndpoint)
    .sort((a, b) => a.path.localeCompare(b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method));

const METHODS: Endpoint['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
