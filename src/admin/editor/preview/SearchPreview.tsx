import { useEditorState } from '../effects/use-editor.ts';
import { Preview } from './Preview.tsx';

export const SearchPreview = ({ siteUrl }: { siteUrl: string }) => (
  <Preview title="In search results">
    <SearchResult siteUrl={siteUrl} />
  </Preview>
);

function SearchResult({ siteUrl }: { siteUrl: string }) {
  const { title, slug, type, excerpt, seoTitle, seoDescription, language } = useEditorState(({ form }) => form);
  return (
    <div lang={language} className="max-w-xl">
      <p className="truncate text-xs text-ink-soft">
        {new URL(siteUrl).host} › magazine › {type} › {slug || '…'}
      </p>
      <p className="mt-0.5 line-clamp-1 text-base font-medium">{seoTitle || title || 'Title'}</p>
      <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
        {seoDescription || excerpt || 'Without a description, the search engine picks a sentence from the text.'}
      </p>
    </div>
  );
}
