import { DomUtils, parseDocument } from 'htmlparser2';
import Turndown from 'turndown';
import { stringify } from 'yaml';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const converter = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
  .addRule('strikethrough', { filter: ['s'], replacement: (words) => `~~${words}~~` })
  // Markdown has no syntax for these; it allows HTML.
  .keep(['u', 'table']);

/** Markdown with YAML front matter. */
export function toMarkdown(article: AdminArticle, writerKey: string | undefined): string {
  const settings = {
    title: article.title,
    excerpt: article.excerpt,
    category: article.category,
    type: article.type,
    writer: writerKey,
    author: writerKey ? undefined : article.author,
    tags: article.tags.length > 0 ? article.tags : undefined,
    image: article.image,
    imageAlt: article.imageAlt,
    videoUrl: article.videoUrl,
    seoTitle: article.seoTitle,
    seoDescription: article.seoDescription,
    publishedAt: article.publishedAt ?? undefined,
  };
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value != null));
  return `---\n${stringify(set, { lineWidth: 0 })}---\n\n${converter.turndown(simplify(article.content))}\n`;
}

/** Removes link attributes that the sanitiser adds again, and paragraphs in list items, which would split the list. */
function simplify(html: string): string {
  const document = parseDocument(html);
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    delete link.attribs['rel'];
    delete link.attribs['target'];
  }
  for (const item of DomUtils.getElementsByTagName('li', document)) {
    const [first, ...others] = item.children.filter((child): child is Element => 'name' in child);
    const isSingleParagraph = others.every((child) => child.name === 'ul' || child.name === 'ol');
    if (!isSingleParagraph || first?.name !== 'p') continue;
    for (const child of [...first.children]) DomUtils.prepend(first, child);
    DomUtils.removeElement(first);
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}
