import * as clinicCollections from './content/collections/clinic.ts';
import { home } from './content/collections/home.ts';
import * as pageCollections from './content/collections/pages.ts';

export const collections = { home, ...clinicCollections, ...pageCollections };
