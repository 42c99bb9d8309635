import { defineHastPlugin, markdownToHtml } from 'satteri';

const AMOUNT = /(€\s?\d+(?:[.,]\d+)*(?:,-)?)/;
const EMERGENCY = /(?<![\w.,/-]|€\s?)(11[23])(?!\w|[/-]|[.,]\d|\.nl|\s(?:kg|mm|cm|euro))/;

const textNode = (value: string) => ({ type: 'text' as const, value });

/** A text with its matches as elements of their own; undefined without any. The pattern has one group, all of it. */
function splitAt<E>(text: string, pattern: RegExp, elementOf: (match: string) => E) {
  const parts = text.split(pattern);
  if (parts.length === 1) return undefined;
  return parts.filter(Boolean).map((part) => (pattern.test(part) ? elementOf(part) : textNode(part)));
}

/** §2, service detail: euro amounts in the text are highlighted. */
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

/** §2, service detail: phone links. Nobody should have to type these; telephones overlook numbers of three digits. */
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

/** A wide table scrolls by itself on a phone, with the keyboard too. */
const scrollableTables = defineHastPlugin({
  name: 'scrollable-tables',
  element: {
    filter: ['table'],
    visit(node, context) {
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'group', tabIndex: 0, ariaLabel: 'Tabel' },
        children: [],
      });
    },
  },
});

export const hastPlugins = [emergencyLinks, highlightAmounts, scrollableTables];

/** Markdown from a YAML file, as the pages of content/ are rendered. */
export const renderMarkdown = (markdown: string): string =>
  markdownToHtml(markdown, { hastPlugins, features: { smartPunctuation: true } }).html;
