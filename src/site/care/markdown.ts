import { defineHastPlugin, markdownToHtml } from 'satteri';

const AMOUNT = /(€\s?\d+(?:[.,]\d+)*(?:,-)?)/;

/** §2, service detail: euro amounts in the text are highlighted. */
const highlightAmounts = defineHastPlugin({
  name: 'highlight-amounts',
  text(node, context) {
    const parts = node.value.split(AMOUNT);
    if (parts.length === 1) return;
    context.replaceNode(
      node,
      parts
        .filter((part) => part !== '')
        .map((part) =>
          AMOUNT.test(part)
            ? {
                type: 'element',
                tagName: 'span',
                properties: { className: ['amount'] },
                children: [{ type: 'text', value: part.replace(/€\s?/, '€\u00a0') }],
              }
            : { type: 'text', value: part },
        ),
    );
  },
});

const EMERGENCY = /(?<![\w.,/-]|€\s?)(11[23])(?!\w|[/-]|[.,]\d|\.nl|\s(?:kg|mm|cm|euro))/;

/** §2, service detail: phone links. Nobody should have to type these; telephones overlook numbers of three digits. */
const emergencyLinks = defineHastPlugin({
  name: 'emergency-links',
  element: {
    filter: ['p', 'li', 'td', 'strong'],
    visit(node, context) {
      for (const child of node.children) {
        if (child.type !== 'text') continue;
        const parts = child.value.split(EMERGENCY);
        if (parts.length === 1) continue;
        context.replaceNode(
          child,
          parts
            .filter((part) => part !== '')
            .map((part) =>
              EMERGENCY.test(part)
                ? {
                    type: 'element',
                    tagName: 'a',
                    properties: { href: `tel:${part}` },
                    children: [{ type: 'text', value: part }],
                  }
                : { type: 'text', value: part },
            ),
        );
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
