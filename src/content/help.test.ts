import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { helpFor } from '../shared/help/help.ts';
import { needFinder } from '../shared/help/help-finder.ts';
import { helpSchema, readHelp } from './help.ts';

const data = readHelp();
const needsOf = needFinder(data);
const linesOf = (name: string) => readFileSync(`tests/support/help/${name}.txt`, 'utf8').trim().split('\n');
const WORDS_OF_NEED = linesOf('words-of-need');
const ORDINARY_WORDS = linesOf('ordinary-words');

/** The helpline at the top of the block. */
const firstLineOf = (text: string) => helpFor(data, needsOf(text), 'nl')?.lines[0]?.id;

test('finds the need in what people type, whatever their spelling and order', () => {
  expect(WORDS_OF_NEED.length).toBeGreaterThan(2200);
  expect(WORDS_OF_NEED.filter((words) => needsOf(words).length === 0)).toEqual([]);
});

test('finds none in what visitors of a clinic look for every day', () => {
  expect(ORDINARY_WORDS.length).toBeGreaterThan(1700);
  expect(ORDINARY_WORDS.filter((words) => needsOf(words).length > 0)).toEqual([]);
});

test.each([
  ['zelfmoord', '113'],
  ['ik wil niet meer leven', '113'],
  ['ik doe mezelf wat aan', '113'],
  ['pijn op de borst', '112'],
  ['scheve mond', '112'],
  ['overdosis', '112'],
  ['bloed ophoesten', '112'],
  ['wil dood, heb pillen geslikt: 30 paracetamol ingenomen', '112'],
  ['mijn man slaat mij', '112'],
  ['zwanger bloedverlies', 'huisarts'],
  ['stemmen horen', 'huisarts'],
  ['spoed', '112'],
  ['opa zegt dat het voor hem niet meer hoeft', '113'],
  ['mijn dochter kerft', '113'],
  ['mn vriend doet me pijn', '112'],
  ['baby 38.5', '112'],
  ['netvlies los', 'huisarts'],
  ['heeeelp', '112'],
])('%j shows %s first', (words, helpline) => expect(firstLineOf(words)).toBe(helpline));

test.each([
  ['rook ingeademd', /naar buiten/],
  ['koolmonoxide en mijn man is bewusteloos', /naar buiten/],
  ['gaslucht', /geen vuur/],
  ['het huis staat in brand', /naar buiten/],
  ['peuter dronk chloor', /niet braken/],
])('%j is told what helps there: %s', (words, advice) =>
  expect(helpFor(data, needsOf(words), 'nl')?.advice).toMatch(advice),
);

test('every need shows 112, 113 and the doctor, violence Veilig Thuis too', () => {
  for (const { id } of data.needs) {
    const help = helpFor(data, [id], 'nl');
    const shown = [...(help?.lines ?? []), ...(help?.others ?? [])].map((line) => line.id);
    const special = id === 'geweld' ? ['veilig-thuis'] : [];
    expect(shown.toSorted(), id).toEqual(['112', '113', 'huisarts', ...special].toSorted());
  }
});

test('who looks for a book or a course gets no help, unless it is about now', () => {
  expect(needsOf('cursus reanimatie')).toEqual([]);
  expect(needsOf('rouw na zelfdoding')).toEqual([]);
  expect(needsOf('ik lees een boek en krijg geen lucht')).toEqual(['benauwd']);
  expect(needsOf('rouw, ik wil dood')).toEqual(['zelfdoding']);
});

test.each([
  ['cursus reanimatie gedaan maar mijn man ademt niet', ['bewusteloos', 'benauwd']],
  ['mijn man had vorig jaar een hartinfarct en nu hangt zijn mond scheef', ['beroerte']],
  ['vorige week heb ik een cursus reanimatie gedaan en nu zoek ik een boekje', []],
  ['het kindje van mijn vriendin had een koortsstuip en is nu weer helemaal de oude', []],
])('what is learnt, past or over silences its own part of %j alone', (words, needs) =>
  expect(needsOf(words)).toEqual(needs),
);

test('who tells at length what happens and asks nothing needs fewer words of need', () => {
  expect(needsOf('er staat een man in huis met een pistool en ik zit in de kast')).toEqual(['geweld']);
  expect(needsOf('ik zoek voor het toneel een man met een pistool van plastic')).toEqual([]);
  expect(needsOf('pistool')).toEqual([]);
});

test('the person may be named far from what is wrong', () => {
  expect(needsOf('oma heeft haar heup gestoten en ligt nu al een uur op de grond')).toContain('bewusteloos');
});

describe('of the site’s own texts', () => {
  const texts = globSync('content/**/*.{md,yaml}')
    .filter((file) => !file.endsWith('nood.yaml'))
    .map((file) => readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---/, ''));

  test('single words call for help only when they are words of need', { tags: ['slow'] }, () => {
    const words = new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
    const found = [...words].filter((word) => needsOf(word).length > 0);
    expect(found.length).toBeLessThan(60);
    expect(found.filter((word) => !OWN_WORDS_OF_NEED.test(word))).toEqual([]);
  });

  test('few sentences do, although they are about illness', { tags: ['slow'] }, () => {
    const sentences = new Set(
      texts
        .join('\n')
        .split(/(?<=[.!?])\s+|\n/)
        .filter((sentence) => sentence.length > 20),
    );
    const found = [...sentences].filter(
      (sentence) => needsOf(sentence).length > 0 && !/112|113|huisartsenpost|spoed/i.test(sentence),
    );
    expect(found.length / sentences.size).toBeLessThan(0.035);
  });
});

const OWN_WORDS_OF_NEED =
  /^(spoed|noodgeval|nood$|levensgevaar|huisartsenpost|hartinfarct|hartaanval|infarct|beroerte|tia$|anafyla|adrenaline|benauwd|verslikken|vergiftig|psychose|flauw|crisis|zelf(moord|doding)|dood$|achtervolgd|wegraak|reanim|delirium|koolmonoxide|acuut|hulp|ongeluk$|gevaar$|trombosebeen)/;

test('reads a long message within a frame', () => {
  const message = `${'Ik heb al een tijd last van mijn knie, en ik wil graag een afspraak maken. '.repeat(60)}Ik wil niet meer leven`;
  const started = performance.now();
  expect(needsOf(message)).toEqual(['zelfdoding']);
  // On a busy machine; a person waits a second for nothing.
  expect(performance.now() - started).toBeLessThan(1000);
});

test('only words near one another belong together', () => {
  expect(needsOf('Mijn borst is nagekeken en alles is goed. Wel heb ik pijn in mijn knie')).toEqual([]);
  expect(needsOf(`pijn ${'en nog iets anders '.repeat(5)} borst`)).toEqual([]);
});

test.each(['', ' ', '…', '\u200b', '💙', 'a'.repeat(5000), '*'.repeat(200), 'pijn '.repeat(1000), '\ud800'])(
  'finds nothing in %j, at once',
  (text) => {
    const started = performance.now();
    expect(needsOf(text.slice(0, 5000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1000);
  },
);

describe('the file', () => {
  const file = () => parse(readFileSync('content/nood.yaml', 'utf8'));
  const problemOf = (changed: unknown) => helpSchema.safeParse(changed).error?.issues[0]?.message;

  test('is accepted', () => expect(problemOf(file())).toBeUndefined());

  test.each([
    [
      (one: ReturnType<typeof file>) => one.soorten[0].woorden.push('<weg> <bestaat-niet>'),
      '“<bestaat-niet>” is geen groep',
    ],
    [(one: ReturnType<typeof file>) => Object.assign(one.groepen, { vrij: ['x'] }), 'niemand gebruikt de groep “vrij”'],
    [(one: ReturnType<typeof file>) => one.groepen.over.push('('), '“(” is geen woord'],
    [(one: ReturnType<typeof file>) => one.soorten[0].woorden.push('Hoofdletter'), '“Hoofdletter” is geen woord'],
    [(one: ReturnType<typeof file>) => one.soorten[0].woorden.push('nie wakker'), '“nie” telt al als “niet”'],
    [(one: ReturnType<typeof file>) => one.soorten[0].woorden.push('-alleen-niet'), 'is geen regel'],
    [(one: ReturnType<typeof file>) => one.soorten[0].hulp.push('114'), '“114” is geen hulplijn'],
    [(one: ReturnType<typeof file>) => one.soorten[0].bronnen.push('wikipedia'), '“wikipedia” is geen bron'],
    [(one: ReturnType<typeof file>) => one.soorten[0].bronnen.splice(0), 'noemt geen bron'],
    [(one: ReturnType<typeof file>) => Object.assign(one.hulplijnen[0], { bellen: '1 1 2' }), 'moet een nummer zijn'],
  ])('is refused with a sentence that says what is wrong (%#)', (change, message) => {
    const changed = file();
    change(changed);
    expect(problemOf(changed)).toContain(message);
  });
});
