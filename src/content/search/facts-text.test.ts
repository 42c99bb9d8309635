import { expect, test } from 'vitest';
import { factsText, packagesText } from './facts-text.ts';

test('has the rows of the panel, named as visitors search', () => {
  const facts = {
    ...{ 'voor-wie': 'Iedereen.', duur: 'een half uur', prijs: '€ 75,00', 'over-de-prijs': 'Een vast tarief.' },
    ...{ 'hoe-snel': 'Morgen.', wie: 'Een arts.', meenemen: ['een bril', 'een pas'], stappen: ['U belt.', 'U komt.'] },
  };
  expect(factsText(facts, ['een kaart']).replaceAll('\u00a0', ' ')).toBe(
    [
      'Voor wie: Iedereen. Duur: Een half uur. Prijs: € 75,00 · Een vast tarief. Hoe snel: Morgen. Door wie: Een arts.',
      'Meenemen: Een bril · Een pas. Stappen: U belt. U komt.',
    ].join(' '),
  );
});

test('has what everybody brings, as the page shows it', () => {
  expect(factsText({ 'voor-wie': 'Iedereen.', prijs: null, wie: null }, ['een kaart'])).toBe(
    'Voor wie: Iedereen. Meenemen: Een kaart.',
  );
});

test('has every column of a package', () => {
  const text = packagesText([
    {
      ...{ naam: 'ePMO', prijs: '€ 99,-', eenheid: 'per medewerker', btw: null, samenvatting: 'Een verslag.' },
      ...{ meten: 'Een vragenlijst.', planning: 'Online.', 'past-bij': 'Kantoorwerk.' },
    },
  ]);
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'ePMO: Een verslag. Prijs: ePMO · € 99,- per medewerker. Wat we meten: Een vragenlijst. Planning: Online. Past bij: Kantoorwerk.',
  );
});
