import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readCatalogues } from '../support/repository/catalogues.ts';
import { FILES } from '../support/repository/files.ts';

const sentences = await readCatalogues();

const sources = FILES.filter(
  (file) =>
    /^src\/(?:admin|content|ui|shared|server)\/.*\.tsx?$/.test(file) &&
    !/(?:\.test\.tsx?|\/(?:\w+-)?nl\.ts)$/.test(file),
).map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));

test('every sentence of the desk that has a Dutch one is still said', () => {
  const said = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) said.add(node.text);
    // `${label} is required`
    if (ts.isTemplateExpression(node)) patterns.push(patternOf(node));
    // Keys of a table, such as `Monday: …`.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) said.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  expect(
    sentences
      .filter(({ english }) => !said.has(english) && !patterns.some((pattern) => pattern.test(english)))
      .map(({ file, english }) => `${file}: ${english}`),
  ).toEqual([]);
});

/** What a template with a part of a sentence can say. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const isSentence = /\w{2} \w{2}|\w{3}/.test(parts.join(''));
  return isSentence ? new RegExp(`^${parts.map((part) => part.replaceAll(/[^\w ]/g, '\\$&')).join('.+')}$`) : /^$/;
}

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort();

test('a Dutch sentence has the values, elements and plural of its English one', () => {
  const differing = sentences.filter(
    ({ english, dutch }) =>
      namesIn(english).join() !== namesIn(dutch).join() || english.split('|').length !== dutch.split('|').length,
  );
  expect(differing).toEqual([]);
});

test('one English sentence has one Dutch one on the whole desk', () => {
  const known = new Map<string, string>();
  const differing = sentences.filter(({ english, dutch }) => {
    const other = known.get(english);
    known.set(english, dutch);
    return other !== undefined && other !== dutch;
  });
  expect(differing).toEqual([]);
});

test('no sentence is chosen while a module loads, when the language may be another', () => {
  const early: string[] = [];
  for (const source of sources) {
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isCallExpression(node) && isTranslation(node.expression))
        early.push(`${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(early, 'Call t while rendering: make the constant a function').toEqual([]);
});

/** `t(…)` and `t.rich(…)`. */
const isTranslation = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee)
    ? isTranslation(callee.expression)
    : ts.isIdentifier(callee) && callee.text === 't';
