import type { PublicArticle } from '../../shared/contract/articles/articles.ts';
import type { Source } from '../../shared/contract/articles/sources.ts';
import { escapeMarkup } from '../../shared/text/text.ts';

/** The list of sources for feed readers, in the language of the article. */
export function sourcesHtml({ sources, language }: Pick<PublicArticle, 'sources' | 'language'>): string {
  if (sources.length === 0) return '';
  const title = language === 'nl' ? 'Bronnen' : 'Sources';
  return `<h2>${title}</h2><ol>${sources.map((source) => `<li>${sourceHtml(source)}</li>`).join('')}</ol>`;
}

function sourceHtml({ title, publisher, year, address }: Source): string {
  const name = escapeMarkup(title);
  const linked = address ? `<a href="${escapeMarkup(address)}">${name}</a>` : name;
  return `${linked}. ${escapeMarkup(publisher)}${year === null ? '' : `, ${year}`}.`;
}
