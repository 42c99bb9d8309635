import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { asSystem } from '../../src/server/context.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { createHostQueue, createLinkCheck } from '../../src/server/link-checks/check-link.ts';
import { checkAddresses, ownPathAnswers } from '../../src/server/link-checks/check-links.ts';
import { publishedTexts } from '../../src/server/operations/check-texts/published-texts.ts';
import { noSiteIndex, readSiteIndex, SITE_INDEX } from '../../src/server/search/site/read-site-index.ts';
import { isOwnPath, type LinkAnswer } from '../../src/shared/text-check/document/link-answer.ts';
import { askableAddresses } from '../../src/shared/text-check/rules/links/link-answers.ts';
import { findBuild } from '../builds/find.ts';
import { printError } from '../print.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { checkTexts, reportLines } from './check-content/check-content.ts';
import { clinicPhoneNumbers, type FileText, readContent } from './check-content/read-content.ts';
import { withDependencies } from './with-dependencies.ts';

const CONTENT = 'content';

type Answers = ReadonlyMap<string, LinkAnswer>;
/** With the answers for the paths of this site that they link to. */
type Articles = { texts: FileText[]; ownPaths: Answers };
const NO_ARTICLES: Articles = { texts: [], ownPaths: new Map() };

const { values } = readArguments(
  `npm run check:content: checks the texts of content/ and, when there is a database, the published articles. Exit code 1
for dangers.
  --links  also asks the servers of all links, and whether articles link to pages of this site that are not there
  --hints  prints hints
  --files  leaves out the database`,
  (args) => {
    const option = { type: 'boolean' } as const;
    return parseArgs({ args, options: { links: option, hints: option, files: option } });
  },
);

try {
  const articles = values.files ? NO_ARTICLES : await articlesOfDatabase();
  const findings = await checkTexts(
    [...readContent(CONTENT), ...articles.texts],
    { phoneNumbers: clinicPhoneNumbers(CONTENT) },
    values.links ? (addresses) => answersOf(addresses, articles.ownPaths) : undefined,
  );
  for (const line of reportLines(findings, values.hints ?? false)) console.log(line);
  if (findings.some(({ finding }) => finding.severity === 'danger')) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

/** With the known answers for paths of this site; those in content/ are tested with the build. */
async function answersOf(addresses: Iterable<string>, ownPaths: Answers): Promise<Answers> {
  const answers = new Map(ownPaths);
  const linkChecker = {
    checkLink: createLinkCheck(),
    hostQueue: createHostQueue((milliseconds) => wait(milliseconds)),
  };
  const elsewhere = [...addresses].filter((address) => !isOwnPath(address));
  await checkAddresses(elsewhere, linkChecker, (address, answer) => void answers.set(address, answer));
  return answers;
}

/** A hosted database, or an embedded one that exists: a check must not create one. */
async function articlesOfDatabase(): Promise<Articles> {
  const { database } = parseEnvironment(process.env);
  if (database.driver === 'pglite' && !existsSync(join(database.folder, 'database'))) return NO_ARTICLES;
  const texts: FileText[] = [];
  let ownPaths: Answers = new Map();
  await withDependencies(async ({ dependencies }) => {
    for await (const { id, text } of publishedTexts(asSystem(dependencies))) {
      const address = `/admindash/articles/${id}`;
      texts.push({
        text,
        locate: ({ part, block }) => `${address} ${block === undefined ? part : `block ${block + 1}`}`,
      });
    }
    const paths = texts.flatMap(({ text }) => askableAddresses(text)).filter(isOwnPath);
    // Without a build, only links to articles are judged.
    const build = findBuild();
    const siteIndex = build ? readSiteIndex(join(build, SITE_INDEX)) : noSiteIndex;
    ownPaths = await ownPathAnswers({ ...asSystem(dependencies), siteIndex }, paths);
  });
  return { texts, ownPaths };
}
