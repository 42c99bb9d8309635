import { defineHastPlugin, markdownToHtml } from 'satteri';
import { TEXT_FEATURES } from './plain-markdown.ts';

const AMOUNT = /(€\s?\d+(?:[.,]\d+)*(?:,-)?)/;
/** Not a group of digits of a longer number; but after a time, such as 24/7 or 17.00. */
const EMERGENCY = /(?<![\w.,/-]|€\s?|(?<![/.:]\d?)\d\s)(11[23])(?!\w|[/-]|[.,]\d|\.nl|\s(?:\d{3}|kg|mm|cm|euro))/;

const textNode = (value: string) => ({ type: 'text' as const, value });

/** Text nodes, and an element for each match; undefined without matches. `pattern` must be one capture group. */
function splitAt<E>(text: string, pattern: RegExp, elementOf: (match: string) => E) {
  const parts = text.split(pattern);
  if (parts.length === 1) return undefined;
  return parts.filter(Boolean).map((part) => (pattern.test(part) ? elementOf(part) : textNode(part)));
}

const highlightAmounts = defineHastPlugin({
  name: 'highlight-amounts',
  text(node, context) {
    const parts = splitAt(node.value, AMOUNT, (amount) => ({
      type: 'element' as const,
      tagName: 'span',
      properties: { className: ['amount'] },
      children: [textNode(amount.replace(/€\s?/, '€\u00a0'))],
    }));
    if (parts) context.replaceNode(node, parts);
  },
});

/** Phones do not detect numbers of three digits, so 112 and 113 become links here. */
const emergencyLinks = defineHastPlugin({
  name: 'emergency-links',
  element: {
    filter: ['p', 'li', 'td', 'strong'],
    visit(node, context) {
      for (const child of node.children) {
        if (child.type !== 'text') continue;
        const parts = splitAt(child.value, EMERGENCY, (number) => ({
          type: 'element' as const,
          tagName: 'a',
          properties: { href: `tel:${number}` },
          children: [textNode(number)],
        }));
        if (parts) context.replaceNode(child, parts);
      }
    },
  },
});

/**
 * Wraps tables in a box that scrolls sideways on a phone, by touch and keyboard. It has the name of the heading above it,
 * and a number when that heading has several.
 */
const scrollableTables = () => {
  let heading = '';
  let count = 0;
  return defineHastPlugin({
    name: 'scrollable-tables',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'table'],
      visit(node, context) {
        if (node.tagName !== 'table') {
          heading = context.textContent(node);
          count = 0;
          return;
        }
        count += 1;
        const name = [`Tabel${count > 1 ? ` ${count}` : ''}`, heading].filter(Boolean).join(': ');
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: name },
          children: [],
        });
      },
    },
  });
};

export const hastPlugins = [emergencyLinks, highlightAmounts, scrollableTables];

/** Renders Markdown from a YAML file with the plugins of the Markdown files. */
export const renderMarkdown = (markdown: string): string =>
  markdownToHtml(markdown, { hastPlugins, features: { ...TEXT_FEATURES, smartPunctuation: true } }).html;
