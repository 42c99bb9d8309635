import { words } from '../language/words.tsx';
import dutch from './nl.ts';

// Imported, not fetched: the server renders the login page in both languages.
export const t = words(dutch);
