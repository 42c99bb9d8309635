import * as account from './accounts/account.ts';
import * as accountLinks from './accounts/account-links.ts';
import * as invitations from './accounts/invitations.ts';
import * as people from './accounts/people.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as session from './accounts/session.ts';
import * as activity from './activity.ts';
import * as articleOverviews from './articles/article-overviews.ts';
import * as articles from './articles/articles.ts';
import * as articlesForStaff from './articles/articles-for-staff.ts';
import * as bin from './articles/bin.ts';
import * as bulkChanges from './articles/bulk-changes.ts';
import * as draftChanges from './articles/draft-changes.ts';
import * as handIns from './articles/hand-ins.ts';
import * as pairs from './articles/pairs.ts';
import * as presence from './articles/presence.ts';
import * as previewLinks from './articles/preview-links.ts';
import * as reviews from './articles/reviews.ts';
import * as revisions from './articles/revisions.ts';
import * as schedules from './articles/schedules.ts';
import * as unsavedText from './articles/unsaved-text.ts';
import * as categories from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as links from './link-checks.ts';
import * as openapi from './openapi.ts';
import * as images from './pictures/images.ts';
import * as pictureBin from './pictures/picture-bin.ts';
import * as pictureEdits from './pictures/picture-edits.ts';
import * as pictures from './pictures/pictures.ts';
import * as shownPictures from './pictures/shown-pictures.ts';
import * as siteDocuments from './site-documents.ts';
import * as toDo from './to-do.ts';
import * as contact from './visitors/contact.ts';
import * as feedback from './visitors/feedback.ts';
import * as search from './visitors/search.ts';
import * as visits from './visitors/visits.ts';
import * as writers from './writers.ts';

/** The files of the contract, under the headings of the API's description. */
export const SECTIONS = {
  'Articles and videos': {
    ...articles,
    ...articlesForStaff,
    ...articleOverviews,
    ...bulkChanges,
    ...pairs,
    ...presence,
  },
  'Versions of an article': { ...revisions, ...draftChanges, ...unsavedText },
  'Medical reviews': reviews,
  'Links of a text': links,
  'Handing in': handIns,
  'Schedules and preview links': { ...schedules, ...previewLinks },
  Bin: bin,
  'Search of the whole site': search,
  'Facts and pages of the clinic': siteDocuments,
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
} satisfies Record<string, Record<string, unknown>>;

type Exported<Section> = Section extends unknown ? Section[keyof Section] : never;
type Endpoints = Extract<Exported<(typeof SECTIONS)[keyof typeof SECTIONS]>, Endpoint>;

/** All endpoints by name, such as `GET /api/articles`. Browsers take the type alone: no schema reaches them. */
export type Calls = { [E in Endpoints as `${E['method']} ${E['path']}`]: E };

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
