import { words } from '../language/words.tsx';
import dutch from './nl.ts';

// Imported, not fetched: the server writes the titles of pages in both languages.
export const t = words(dutch);
