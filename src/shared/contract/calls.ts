import type * as account from './accounts/account.ts';
import type * as accountLinks from './accounts/account-links.ts';
import type * as invitations from './accounts/invitations.ts';
import type * as people from './accounts/people.ts';
import type * as secondFactor from './accounts/second-factor.ts';
import type * as session from './accounts/session.ts';
import type * as activity from './activity.ts';
import type * as articleOverviews from './articles/article-overviews.ts';
import type * as articles from './articles/articles.ts';
import type * as articlesForStaff from './articles/articles-for-staff.ts';
import type * as bin from './articles/bin.ts';
import type * as bulkChanges from './articles/bulk-changes.ts';
import type * as draftChanges from './articles/draft-changes.ts';
import type * as presence from './articles/presence.ts';
import type * as previewLinks from './articles/preview-links.ts';
import type * as recoverableDrafts from './articles/recoverable-drafts.ts';
import type * as reviews from './articles/reviews.ts';
import type * as revisions from './articles/revisions.ts';
import type * as schedules from './articles/schedules.ts';
import type * as categories from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import type * as links from './links.ts';
import type * as images from './pictures/images.ts';
import type * as pictureBin from './pictures/picture-bin.ts';
import type * as pictureEdits from './pictures/picture-edits.ts';
import type * as pictures from './pictures/pictures.ts';
import type * as shownPictures from './pictures/shown-pictures.ts';
import type * as toDo from './to-do.ts';
import type * as contact from './visitors/contact.ts';
import type * as feedback from './visitors/feedback.ts';
import type * as search from './visitors/search.ts';
import type * as visits from './visitors/visits.ts';
import type * as writers from './writers.ts';

type Modules =
  | typeof account
  | typeof accountLinks
  | typeof activity
  | typeof articleOverviews
  | typeof articles
  | typeof articlesForStaff
  | typeof bin
  | typeof bulkChanges
  | typeof categories
  | typeof contact
  | typeof draftChanges
  | typeof feedback
  | typeof images
  | typeof invitations
  | typeof links
  | typeof people
  | typeof pictureBin
  | typeof pictureEdits
  | typeof pictures
  | typeof presence
  | typeof previewLinks
  | typeof recoverableDrafts
  | typeof reviews
  | typeof revisions
  | typeof schedules
  | typeof search
  | typeof secondFactor
  | typeof session
  | typeof shownPictures
  | typeof toDo
  | typeof visits
  | typeof writers;

type Exported<Module> = Module extends unknown ? Module[keyof Module] : never;
type Endpoints = Extract<Exported<Modules>, Endpoint>;

/** All endpoints by name, such as `GET /api/articles`. Types only, so that no schema reaches the browser. */
export type Calls = { [E in Endpoints as `${E['method']} ${E['path']}`]: E };
