import * as account from '../../../src/shared/contract/accounts/account.ts';
import * as accountLinks from '../../../src/shared/contract/accounts/account-links.ts';
import * as invitations from '../../../src/shared/contract/accounts/invitations.ts';
import * as people from '../../../src/shared/contract/accounts/people.ts';
import * as secondFactor from '../../../src/shared/contract/accounts/second-factor.ts';
import * as session from '../../../src/shared/contract/accounts/session.ts';
import * as activity from '../../../src/shared/contract/activity.ts';
import * as articleOverviews from '../../../src/shared/contract/articles/article-overviews.ts';
import * as articles from '../../../src/shared/contract/articles/articles.ts';
import * as articlesForStaff from '../../../src/shared/contract/articles/articles-for-staff.ts';
import * as bin from '../../../src/shared/contract/articles/bin.ts';
import * as bulkChanges from '../../../src/shared/contract/articles/bulk-changes.ts';
import * as draftChanges from '../../../src/shared/contract/articles/draft-changes.ts';
import * as presence from '../../../src/shared/contract/articles/presence.ts';
import * as previewLinks from '../../../src/shared/contract/articles/preview-links.ts';
import * as recoverableDrafts from '../../../src/shared/contract/articles/recoverable-drafts.ts';
import * as reviews from '../../../src/shared/contract/articles/reviews.ts';
import * as revisions from '../../../src/shared/contract/articles/revisions.ts';
import * as schedules from '../../../src/shared/contract/articles/schedules.ts';
import * as categories from '../../../src/shared/contract/categories.ts';
import type { Endpoint } from '../../../src/shared/contract/endpoint.ts';
import * as health from '../../../src/shared/contract/health.ts';
import * as links from '../../../src/shared/contract/links.ts';
import * as images from '../../../src/shared/contract/pictures/images.ts';
import * as pictureBin from '../../../src/shared/contract/pictures/picture-bin.ts';
import * as pictureEdits from '../../../src/shared/contract/pictures/picture-edits.ts';
import * as pictures from '../../../src/shared/contract/pictures/pictures.ts';
import * as shownPictures from '../../../src/shared/contract/pictures/shown-pictures.ts';
import * as toDo from '../../../src/shared/contract/to-do.ts';
import * as contact from '../../../src/shared/contract/visitors/contact.ts';
import * as feedback from '../../../src/shared/contract/visitors/feedback.ts';
import * as search from '../../../src/shared/contract/visitors/search.ts';
import * as visits from '../../../src/shared/contract/visitors/visits.ts';
import * as writers from '../../../src/shared/contract/writers.ts';

const METHODS: Endpoint['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every endpoint of the contract, by its heading in docs/api.md. */
export const SECTIONS: Record<string, Endpoint[]> = {
  'Articles and videos': endpointsOf({
    ...articles,
    ...articlesForStaff,
    ...articleOverviews,
    ...bulkChanges,
    ...presence,
  }),
  'Versions of an article': endpointsOf({ ...revisions, ...draftChanges, ...recoverableDrafts }),
  'Medical reviews': endpointsOf(reviews),
  'Links of a text': endpointsOf(links),
  'Schedules and preview links': endpointsOf({ ...schedules, ...previewLinks }),
  Bin: endpointsOf(bin),
  'Search of the whole site': endpointsOf(search),
  Writers: endpointsOf(writers),
  Categories: endpointsOf(categories),
  Pictures: endpointsOf({ ...images, ...pictures, ...pictureBin, ...pictureEdits, ...shownPictures }),
  'Contact messages': endpointsOf(contact),
  'Readers’ answers and the to-do list': endpointsOf({ ...feedback, ...toDo }),
  Session: endpointsOf(session),
  Account: endpointsOf({ ...account, ...secondFactor }),
  'People and invitations': endpointsOf({ ...people, ...invitations, ...accountLinks }),
  'What happened': endpointsOf(activity),
  Visits: endpointsOf(visits),
  Health: endpointsOf(health),
};

export const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;

function endpointsOf(contract: Record<string, unknown>): Endpoint[] {
  return Object.values(contract)
    .filter(isEndpoint)
    .sort((a, b) => a.path.localeCompare(b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
