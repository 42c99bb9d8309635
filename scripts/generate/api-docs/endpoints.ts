import * as account from '../../../src/shared/contract/account.ts';
import * as articleOverviews from '../../../src/shared/contract/articles/article-overviews.ts';
import * as articles from '../../../src/shared/contract/articles/articles.ts';
import * as bulkChanges from '../../../src/shared/contract/articles/bulk-changes.ts';
import * as presence from '../../../src/shared/contract/articles/presence.ts';
import * as categories from '../../../src/shared/contract/categories.ts';
import * as contact from '../../../src/shared/contract/contact.ts';
import type { Endpoint } from '../../../src/shared/contract/endpoint.ts';
import * as health from '../../../src/shared/contract/health.ts';
import * as images from '../../../src/shared/contract/images.ts';
import * as secondFactor from '../../../src/shared/contract/second-factor.ts';
import * as session from '../../../src/shared/contract/session.ts';
import * as writers from '../../../src/shared/contract/writers.ts';

const METHODS: Endpoint['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every endpoint of the contract, by its heading in docs/api.md. */
export const SECTIONS: Record<string, Endpoint[]> = {
  'Articles and videos': endpointsOf({ ...articles, ...articleOverviews, ...bulkChanges, ...presence }),
  Writers: endpointsOf(writers),
  Categories: endpointsOf(categories),
  Pictures: endpointsOf(images),
  'Contact messages': endpointsOf(contact),
  Session: endpointsOf(session),
  Account: endpointsOf({ ...account, ...secondFactor }),
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
