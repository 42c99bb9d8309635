import type { Page } from '@playwright/test';
import { readCatalogues } from '../repository/catalogues.ts';

/** Words that Dutch does not have, but for the titles of sources, which begin with a capital or an address. */
const ENGLISH_WORDS = /\b(?:with|your|this|that|have|you|are not|was not|were not|could not|will be|cannot)\b/i;

/** A pattern of a sentence with values, and the sentence. */
const patternsOf = (english: string): string[] =>
  english.split('|').map((form) =>
    form
      .replace(/##\w+$/, '')
      .replace(/<\/?\w+>/g, '')
      .split(/\{\w+\}/)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );

/** Functions that say what is English on a Dutch screen: a sentence of a catalogue, or one with English words. */
export async function englishFinder(): Promise<(page: Page) => Promise<string[]>> {
  const sentences = await readCatalogues();
  // “Dashboard” and “Account” are Dutch too; one letter and a value could be anything.
  const patterns = sentences
    .filter(({ english, dutch }) => english !== dutch && english.replace(/<[^>]*>|\{\w+\}|\W/g, '').length > 3)
    .flatMap(({ english, dutch }) => {
      const both = new Set(dutch.split('|'));
      return english.split('|').some((form) => both.has(form)) ? [] : patternsOf(english);
    })
    .map((pattern) => new RegExp(`^${pattern}$`));
  return async (page) => {
    const texts = await textsOn(page);
    return texts.filter((text) => ENGLISH_WORDS.test(text) || patterns.some((pattern) => pattern.test(text)));
  };
}

/** All that a person reads or hears on the page, without what has another language and what people wrote. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const UNSEEN = 'script, style, noscript, select[aria-hidden]';
    const FOREIGN = `[lang]:not(html):not([lang="nl"]), [contenteditable], option[lang], ${UNSEEN}`;
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const line = text?.replace(/\s+/g, ' ').trim();
      if (line && /[a-z]{2}/i.test(line)) found.add(line);
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(FOREIGN)) add(node.textContent);
    for (const element of document.querySelectorAll('*')) {
      if (element.closest('[lang]:not(html):not([lang="nl"])')) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'])
        add(element.getAttribute(name));
    }
    add(document.title);
    return [...found];
  });
