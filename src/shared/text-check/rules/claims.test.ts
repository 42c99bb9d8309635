import { describe, expect, test } from 'vitest';
import { problemsOf, textOf } from '../../../../tests/support/text-check/example-text.ts';
import { checkText } from '../check-text.ts';

describe('in Dutch', () => {
  test.each([
    ['Onze kuur geneest reuma.', 'danger claim-cure'],
    ['Wij genezen migraine met kruiden.', 'danger claim-cure'],
    ['Dit infuus geneest kanker.', 'danger claim-cure'],
    ['Na drie weken bent u voorgoed van uw klachten af.', 'danger claim-cure'],
    ['U raakt definitief verlost van uw hooikoorts.', 'danger claim-cure'],
    ['Wij streven naar volledige genezing.', 'danger claim-cure'],
    ['Zo kunt u diabetes type 2 omkeren.', 'warning claim-cure'],
    ['Gegarandeerd resultaat binnen een maand.', 'danger claim-guarantee'],
    ['Wij garanderen dat u zich beter voelt.', 'danger claim-guarantee'],
    ['Niet tevreden? Niet goed, geld terug.', 'danger claim-guarantee'],
    ['De behandeling is 100% effectief.', 'danger claim-guarantee'],
    ['Acupunctuur helpt altijd.', 'warning claim-guarantee'],
    ['Een middel zonder bijwerkingen.', 'danger claim-sideEffects'],
    ['Deze druppels hebben geen bijwerkingen.', 'danger claim-sideEffects'],
    ['De kuur is risicoloos.', 'danger claim-sideEffects'],
    ['Kruiden zijn 100 % veilig.', 'danger claim-safety'],
    ['Het is een plant, natuurlijk en dus veilig.', 'danger claim-safety'],
    ['Dit wondermiddel kennen de Inca’s al eeuwen.', 'warning claim-miracle'],
    ['Een revolutionaire behandeling uit Zwitserland.', 'warning claim-miracle'],
    ['Met ons dieet kunt u stoppen met uw medicijnen.', 'danger claim-medicines'],
    ['Stop met uw bloedverdunners.', 'danger claim-medicines'],
    ['Knoflook werkt beter dan medicijnen.', 'warning claim-doctor'],
    ['Het effect is wetenschappelijk bewezen.', 'warning claim-proof'],
    ['Wij zijn de beste kliniek van Brabant.', 'warning claim-superiority'],
    ['Verlies 10 kilo in 2 weken.', 'danger claim-speed'],
    ['Binnen twee weken bent u pijnvrij.', 'danger claim-speed'],
    ['Onze detoxkuur doet u goed.', 'warning claim-cleansing'],
    ['Vitamine C versterkt uw immuunsysteem.', 'warning claim-immunity'],
  ])('finds the claim in "%s"', (sentence, problem) => expect(problemsOf(sentence)).toContain(problem));
});

describe('in English', () => {
  test.each([
    ['Our therapy cures migraine.', 'danger claim-cure'],
    ['A natural cure for diabetes.', 'danger claim-cure'],
    ['You will be permanently cured.', 'danger claim-cure'],
    ['Results are guaranteed.', 'danger claim-guarantee'],
    ['The treatment is 100% effective.', 'danger claim-guarantee'],
    ['A remedy without side effects.', 'danger claim-sideEffects'],
    ['These drops have no side effects.', 'danger claim-sideEffects'],
    ['Herbs are completely safe.', 'danger claim-safety'],
    ['This miracle cure is old.', 'warning claim-miracle'],
    ['You can stop taking your insulin.', 'danger claim-medicines'],
    ['Garlic is better than medication.', 'warning claim-doctor'],
    ['It is clinically proven.', 'warning claim-proof'],
    ['We are the best clinic in Brabant.', 'warning claim-superiority'],
    ['Lose 10 kilos in 2 weeks.', 'danger claim-speed'],
    ['Our detox is pleasant.', 'warning claim-cleansing'],
    ['Zinc boosts your immune system.', 'warning claim-immunity'],
  ])('finds the claim in "%s"', (sentence, problem) => expect(problemsOf(sentence, 'en')).toContain(problem));
});

test.each([
  ['Onze kuur geneest soms reuma.', ['warning claim-cure']],
  ['Geneest deze kuur reuma?', ['warning claim-cure']],
  ['Onze kuur geneest geen reuma.', []],
])('a hedge or a question makes "%s" %j', (sentence, problems) => expect(problemsOf(sentence)).toEqual(problems));

test('says what, why, what to do and where', () => {
  const [finding] = checkText(textOf(['Rustig aan. Onze kuur geneest reuma.']), { phoneNumbers: [] });
  expect(finding).toEqual({
    rule: 'claim-cure',
    severity: 'danger',
    what: '“Onze kuur geneest” promises a cure.',
    why: expect.stringContaining('Burgerlijk Wetboek 6:193g'),
    remedy: expect.stringContaining('source'),
    place: { part: 'body', block: 0, from: 12, to: 29, quote: 'Onze kuur geneest' },
  });
});
