import type { Button } from '../../shared/rich-text/blocks.ts';
import type { Language } from '../../shared/text-check/document/document.ts';

type Labels = { table: string; details: string; newTab: string; buttons: Record<Button, string> };

/** What the page adds to the blocks of a text, in the language of the text. */
export const LABELS: Record<Language, Labels> = {
  nl: {
    table: 'Tabel',
    details: 'Meer lezen',
    newTab: '(opent in een nieuw tabblad)',
    buttons: { appointment: 'Maak een afspraak' },
  },
  en: {
    table: 'Table',
    details: 'Read more',
    newTab: '(opens in a new tab)',
    buttons: { appointment: 'Make an appointment' },
  },
};
