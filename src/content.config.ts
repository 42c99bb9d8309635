import * as clinicCollections from './content/collections/clinic.ts';
import { home } from './content/collections/home.ts';
import * as pageCollections from './content/collections/pages.ts';
import { route } from './content/collections/route.ts';
import { team } from './content/collections/team.ts';

export const collections = { home, ...clinicCollections, ...pageCollections, route, team };
