import type * as account from './account.ts';
import type * as articles from './articles.ts';
import type * as categories from './categories.ts';
import type * as contact from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import type * as images from './images.ts';
import type * as secondFactor from './second-factor.ts';
import type * as session from './session.ts';
import type * as writers from './writers.ts';

type Concepts =
  | typeof account
  | typeof articles
  | typeof categories
  | typeof contact
  | typeof images
  | typeof secondFactor
  | typeof session
  | typeof writers;

type Exported<Concept> = Concept extends unknown ? Concept[keyof Concept] : never;
type Defined = Extract<Exported<Concepts>, Endpoint>;

/** Every call of the contract by its name, `GET /api/articles`. Types alone: the schemas stay with the server. */
export type Calls = { [E in Defined as `${E['method']} ${E['path']}`]: E };
