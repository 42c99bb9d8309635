import { describe, expect, test } from 'vitest';
import { problemsOf, textOf } from '../../../../tests/support/text-check/example-text.ts';
import { checkText } from '../check-text.ts';
import { presentOf } from './inflection.ts';
import { readSentence } from './reading.ts';
import { ROLES } from './roles.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

test.each([
  ['Stop met uw medicijnen zonder overleg met uw huisarts.', 'medicines'],
  ['Stop met uw medicijnen, ook als uw arts iets anders zegt.', 'medicines'],
  ['Stop vandaag nog met medicijnen.', 'medicines'],
  ['Laat uw antidepressiva staan.', 'medicines'],
  ['Bouw uw medicijnen zelf af.', 'medicines'],
  ['Neem geen insuline meer.', 'medicines'],
  ['Dat u niet zonder insuline zou kunnen, is een fabeltje.', 'medicines'],
  ['Artsen zeggen dat u pillen moet slikken, maar u kunt er vandaag mee ophouden.', 'medicines'],
  ['Waarom zou u nog insuline spuiten?', 'medicines'],
  ['Zodra de kruiden werken, neemt u geen tramadol meer in.', 'medicines'],
  ['De HPV-prik voor uw dochter? Niet doen.', 'medicines'],
  ['Kunt u zonder pillen? Uw kind kan best zonder methylfenidaat, al beweert de arts van niet.', 'medicines'],
  ['Zet uw prednison in één keer stop, dan kan de kurkuma haar werk doen.', 'medicines'],
  ['Cholesterolremmers zijn een leugen, gooi ze weg.', 'medicines'],
  ['Niet geholpen? U betaalt niets.', 'guarantee'],
  ['Baat de kuur niet, dan krijgt u elke euro terug.', 'guarantee'],
  ['ALS verdwijnt met onze kuur.', 'cure'],
  ['Onze kuur geneest kanker, en dat is geen onzin.', 'cure'],
  ['Onze kuur geneest kanker, en u kunt direct starten.', 'cure'],
  ['Onze kuur geneest kanker zonder bijwerkingen voor uw huid.', 'cure'],
])('nothing beside the claim silences "%s"', (sentence, ground) =>
  expect(problemsOf(sentence)).toContain(`danger claim-${ground}`),
);

test.each([
  'Stop met uw medicijnen na overleg met uw huisarts.',
  'Stop niet met uw medicijnen.',
  'Wij vragen u nooit om uw medicatie te staken.',
  'Het voelt soms alsof u zonder de pillen kunt, maar juist dan werken ze.',
  'Bij het afbouwen van morfine kunt u onrustig worden.',
  'De eerste weken zonder sigaretten kunnen nicotinepleisters helpen.',
  'Bent u slaperig door uw medicijnen, laat de auto dan staan.',
  'Astma kan op kinderleeftijd verdwijnen en later weer opduiken.',
  'Dementie is niet terug te draaien, hoe graag wij dat ook zouden willen.',
  'Stop nooit met insuline zonder overleg met uw arts.',
  'Wie plotseling stopt met een bètablokker, kan hartkloppingen krijgen.',
  'Het is een fabel dat kruiden insuline overbodig maken.',
  'Zij stopte met haar lithium en werd opgenomen.',
  'Wij behandelen met voeding geen botbreuk en genezen niemand van kanker.',
  'Stop nooit met pillen en nooit met insuline.',
  'Deze pijnstiller neemt u voor de operatie niet meer in.',
  'Zodra u stopt met de tabletten, komen de klachten terug.',
  'Dat u minder medicijnen nodig hebt, kunnen wij niet beloven.',
  'Onze arts bouwt de prednison af.',
  'De internist kan besluiten dat u met minder insuline toe kunt.',
  'De meeste kinderen met oorpijn hebben geen antibiotica nodig.',
])('an asked doctor, a denial or a report silences "%s"', (sentence) => expect(problemsOf(sentence)).toEqual([]));

test.each([
  'Verdriet beweegt, een depressie zit vast.',
  'Bij een depressie verdwijnt de levenslust.',
  'Uw bloed laten prikken is voor de meeste mensen niet nodig.',
  'Een behandeling als cognitieve gedragstherapie vermindert stress.',
  'Veel zoethoutthee verlaagt het kalium in uw bloed en verstoort het hartritme.',
  'Met begeleiding is uw kans duidelijk groter dan met wilskracht alleen.',
  'Zonder roken wordt uw kans op een hartinfarct kleiner.',
  'Ik wil beter omgaan met stress.',
  'Rokers kunnen hoge doses bètacaroteen beter laten staan.',
  'Vermijd grapefruit naast uw cholesterolverlager.',
  'Welke potjes gebruikt u zonder recept?',
  'Gooi de naald na het spuiten weg.',
  'Verwissel uw pleister elke drie dagen.',
])('a verb needs a subject and an object that make a claim: "%s"', (sentence) =>
  expect(problemsOf(sentence)).toEqual([]),
);

test('reports one finding a clause, the gravest', () => {
  expect(problemsOf('Onze natuurlijke detoxkuur geneest gegarandeerd kanker.')).toHaveLength(1);
  expect(problemsOf('Onze kuur geneest kanker, stop met uw medicijnen.')).toEqual([
    'danger claim-cure',
    'danger claim-medicines',
  ]);
});

test.each([
  'Stuur uw pillen met pensioen.',
  'Met de juiste thee bent u uw statine te slim af.',
  'Beter slapen zonder pillen met onze thee.',
])('asks about what nobody usually does with a medicine: "%s"', (sentence) =>
  expect(problemsOf(sentence)).toEqual(['warning claim-medicines']),
);

test('asks where a sentence only speaks of stopping', () => {
  const [finding] = checkText(textOf(['Mogelijk kunnen de antidepressiva worden afgebouwd.']), { phoneNumbers: [] });
  expect(finding).toMatchObject({ severity: 'warning', remedy: expect.stringMatching(/^Ask yourself: .*\?/) });
});

test('reads both languages, whatever the article is set to', () => {
  expect(problemsOf('Throw away your antidepressants.', 'nl')).toEqual(['danger claim-medicines']);
  expect(problemsOf('Gooi uw antidepressiva weg.', 'en')).toEqual(['danger claim-medicines']);
});

test.each([
  'bètablokkers',
  'beta-blokkers',
  'BETABLOKKERS',
  'bloedverduners',
  'hartmedicijnen',
  'insuline-injecties',
  'Ozempik',
])('knows “%s” as a medicine', (word) => expect(readSentence(`Stop met ${word}.`).has('medicine')).toBe(true));

describe('clauses', () => {
  const clauses = (text: string) => readSentence(text).clauses.map(({ from, to }) => text.slice(from, to));

  test.each([
    ['Leg de pillen weg en vraag ons om raad.', ['Leg de pillen weg', 'en vraag ons om raad']],
    ['Niemand die onze kuur volgt, heeft nog pillen nodig.', ['Niemand die onze kuur volgt, heeft nog pillen nodig']],
    ['Wij beloven dat ook niet.', ['Wij beloven dat ook niet']],
    ['Niemand belooft dat het werkt.', ['Niemand belooft', 'dat het werkt']],
  ])('splits "%s"', (text, parts) => expect(clauses(text)).toEqual(parts));

  test('two denials cancel each other', () => {
    expect(readSentence('Niemand stopt niet.').clauses[0]?.isDenied).toBe(false);
    expect(readSentence('Niet alleen wij.').clauses[0]?.isDenied).toBe(false);
  });
});

test.each([
  ['halen', 'haal haalt halen'],
  ['stoppen', 'stop stopt stoppen'],
  ['geven', 'geef geeft geven'],
  ['lezen', 'lees leest lezen'],
  ['zetten', 'zet zetten'],
  ['schrijven', 'schrijf schrijft schrijven'],
])('knows the forms of “%s”', (infinitive, forms) => expect(presentOf(infinitive).join(' ')).toBe(forms));

test('has no entry that nothing can match', () => {
  const entries = Object.values(ROLES).flatMap((words) => words.split(/[,\n]/).map((entry) => entry.trim()));
  expect(entries.filter((entry) => /(?:^|[\s/])\*[^\s/]*\*(?:$|[\s/])/.test(entry))).toEqual([]);
});

test('finds each kind of entry of the vocabulary', () => {
  const vocabulary = new Vocabulary({ act: 'af+bouwen~, laten~ … staan, weg met, chemo*, *pillen, -zeepillen' });
  const finds = (text: string) => {
    const { marks, parts } = vocabulary.read(wordsOf(text));
    return marks.length > 0 || new Set(parts.map(({ part }) => part)).size === 2;
  };
  const found = [
    'u bouwt het af',
    'afbouwt',
    'laat het staan',
    'staan laten',
    'weg met alles',
    'chemokuur',
    'slaappillen',
  ];
  expect(found.filter((text) => !finds(text))).toEqual([]);
  expect(['laat het', 'weg', 'zeepillen', 'bouwt'].filter(finds)).toEqual([]);
});
