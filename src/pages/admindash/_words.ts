import { words } from '../../admin/language/words.tsx';
import dutch from './_nl.ts';

export const t = words(dutch);
