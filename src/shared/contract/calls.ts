import type * as account from './account.ts';
import type * as articleOverviews from './articles/article-overviews.ts';
import type * as articles from './articles/articles.ts';
import type * as bin from './articles/bin.ts';
import type * as bulkChanges from './articles/bulk-changes.ts';
import type * as presence from './articles/presence.ts';
import type * as revisions from './articles/revisions.ts';
import type * as categories from './categories.ts';
import type * as contact from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import type * as images from './images.ts';
import type * as secondFactor from './second-factor.ts';
import type * as session from './session.ts';
import type * as writers from './writers.ts';

type Modules =
  | typeof account
  | typeof articleOverviews
  | typeof articles
  | typeof bin
  | typeof bulkChanges
  | typeof categories
  | typeof contact
  | typeof images
  | typeof presence
  | typeof revisions
  | typeof secondFactor
  | typeof session
  | typeof writers;

type Exported<Module> = Module extends unknown ? Module[keyof Module] : never;
type Endpoints = Extract<Exported<Modules>, Endpoint>;

/** All endpoints by name, such as `GET /api/articles`. Types only, so that no schema reaches the browser. */
export type Calls = { [E in Endpoints as `${E['method']} ${E['path']}`]: E };
