import { firstOf } from '../../../shared/text/text.ts';
import type { Values } from './schema.ts';
import { t } from './words.ts';

const TITLES = ['naam', 'titel', 'vraag', 'wie', 'reden', 'id', 'slug'];
const DETAILS = ['prijs', 'duur', 'functie', 'uitgever', 'jaar', 'tekst', 'antwoord'];
const MAX_DETAIL = 70;

/** What an item is called while it is closed. */
export function titleOf(values: Values): { title: string; detail: string } {
  const shown = (name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const title = TITLES.map(shown).find(Boolean) ?? '';
  const left = shown('vertrokken') && t('left {day}', { day: shown('vertrokken') });
  const detail = [left, ...DETAILS.map(shown)].filter(Boolean).slice(0, 2).join(' · ');
  return {
    title,
    detail: detail.length > MAX_DETAIL ? `${firstOf(detail, MAX_DETAIL)}…` : detail,
  };
}
