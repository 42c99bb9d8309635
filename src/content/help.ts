import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from '../shared/facts/yaml.ts';
import type { HelpData } from '../shared/help/help.ts';
import { type HelpProblem, needFinder } from '../shared/help/help-finder.ts';
import { line, sources, webAddress } from './collections/fields.ts';
import { contentRoot } from './read-file.ts';

const HELP_FILE = 'content/nood.yaml';

const number = z
  .string()
  .regex(/^\d{3,11}$/, 'moet een nummer zijn zoals 112, tussen aanhalingstekens en zonder spaties');
const inLanguages = z.strictObject({ nl: line('de Nederlandse tekst'), en: line('de Engelse tekst') });
const helpline = z.strictObject({
  id: line('een korte naam'),
  bellen: number.optional(),
  ook: number.optional(),
  'ook-naam': line('hoe u het tweede nummer schrijft').optional(),
  chat: webAddress.startsWith('https:', 'moet met https:// beginnen').optional(),
  'chat-naam': line('hoe het adres van de chat heet').optional(),
  'alleen-waar-het-past': z.boolean().default(false),
  naam: inLanguages,
  wanneer: inLanguages,
});
const words = z.array(line('een woord')).min(1, 'is leeg: schrijf op wat mensen typen');
const need = z.strictObject({
  id: line('een korte naam'),
  titel: inLanguages,
  advies: inLanguages,
  hulp: z.array(z.string()).min(1, 'noemt geen hulplijn'),
  bronnen: z.array(z.string()).min(1, 'noemt geen bron'),
  woorden: words,
});

/** A word that is looked for as it is written. */
const WHOLE_WORD = /^[\p{Ll}\d_*]+$/u;
const AS_WRITTEN = ['over', 'toch', 'voorbij', 'dringend', 'afgelopen', 'vraagt', 'eigen'];

const PROBLEMS: Record<HelpProblem, (written: string, meant?: string) => string> = {
  'no-word': (written) => `“${written}” is geen woord: schrijf kleine letters zonder accenten`,
  'other-spelling': (written, meant) => `“${written}” telt al als “${meant}”: schrijf dat`,
  'no-group': (name) => `“<${name}>” is geen groep`,
  'no-line': (written) => `“${written}” is geen regel`,
  'unused-group': (name) => `niemand gebruikt de groep “${name}”: haal haar weg`,
};

/** content/nood.yaml: the words of people in need, and the help that they get first. */
export const helpSchema = z
  .strictObject({
    bronnen: sources,
    hulplijnen: z.array(helpline).min(1),
    'anders-geschreven': z.record(z.string(), words),
    groepen: z.record(z.string(), words),
    soorten: z.array(need).min(1),
    'gewone-woorden': words,
  })
  .superRefine((file, context) => {
    const problem = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const helplines = file.hulplijnen.map(({ id }) => id);
    const known = file.bronnen.map(({ id }) => id);
    for (const [at, { hulp, bronnen }] of file.soorten.entries()) {
      for (const id of hulp) if (!helplines.includes(id)) problem(['soorten', at, 'hulp'], `“${id}” is geen hulplijn`);
      for (const id of bronnen) if (!known.includes(id)) problem(['soorten', at, 'bronnen'], `“${id}” is geen bron`);
    }
    const odd = AS_WRITTEN.flatMap((group) => file.groepen[group] ?? []).find((word) => !WHOLE_WORD.test(word));
    if (odd !== undefined) return problem(['groepen'], PROBLEMS['no-word'](odd));
    needFinder(toHelpData(file), (what, written, meant) => problem(['soorten'], PROBLEMS[what](written, meant)));
  })
  .transform(toHelpData);

type HelpFile = {
  hulplijnen: z.output<typeof helpline>[];
  'anders-geschreven': Record<string, string[]>;
  groepen: Record<string, string[]>;
  soorten: z.output<typeof need>[];
  'gewone-woorden': string[];
};

/** The order of words and of lines means nothing, and in the alphabet, lines last, they take less to send. */
function toHelpData({ hulplijnen, groepen, soorten, ...file }: HelpFile): HelpData {
  return {
    helplines: hulplijnen.map((line) => ({
      id: line.id,
      phone: line.bellen,
      otherPhone: line.ook ? { phone: line.ook, name: line['ook-naam'] ?? line.ook } : undefined,
      chat: line.chat ? { href: line.chat, name: line['chat-naam'] ?? line.chat } : undefined,
      name: line.naam,
      when: line.wanneer,
      isSpecial: line['alleen-waar-het-past'],
    })),
    spellings: file['anders-geschreven'],
    ordinaryWords: file['gewone-woorden'].toSorted(),
    groups: Object.fromEntries(Object.entries(groepen).map(([name, one]) => [name, one.toSorted()])),
    needs: soorten.map(({ id, titel, advies, hulp, woorden }) => ({
      ...{ id, title: titel, advice: advies, helplines: hulp, words: woorden.map(sortedLine).toSorted() },
    })),
  };
}

function sortedLine(written: string): string {
  const kind = /^[=~] /.exec(written)?.[0] ?? '';
  const words = written
    .slice(kind.length)
    .split(' ')
    .map((word) => word.split('/').toSorted().join('/'));
  const not = words.filter((word) => word.startsWith('-'));
  return kind + [...words.filter((word) => !not.includes(word)).toSorted(), ...not.toSorted()].join(' ');
}

/** What a file held. Checking its words takes a while, and every save of a page of the clinic asks for it. */
const known = new WeakMap<object, HelpData>();

/** Throws, in Dutch, when the file is wrong. */
export function readHelp(root = contentRoot()): HelpData {
  const written = readYaml(readFileSync(join(root, HELP_FILE), 'utf8')) as object;
  const before = known.get(written);
  if (before) return before;
  const { success, data, error } = helpSchema.safeParse(written);
  if (success) {
    known.set(written, data);
    return data;
  }
  throw new Error(
    `${HELP_FILE}:\n${error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`).join('\n')}`,
  );
}
