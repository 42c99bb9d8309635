import { useState } from 'react';
import { EXCERPT_FALLBACK } from '../../../shared/constants.ts';
import { formatGridDate } from '../../../shared/dates/dates.ts';
import { WITHOUT_FOCAL_POINT } from '../../../shared/pictures/picture.ts';
import { plainLowered, plainRaised } from '../../../shared/rich-text/raised.ts';
import { excerptOf, withoutSoftHyphens } from '../../../shared/text/text.ts';
import { PlayIcon, SprigIcon } from '../../../ui/icons/CardIcons.tsx';
import { $language } from '../../language/words.tsx';
import { StoredImage } from '../../uploads/StoredImage.tsx';
import { useMachineState } from '../effects/use-machine.ts';
import { t } from '../words.ts';

/** Looks like src/magazine/listing/Results.tsx on a wide screen. */
export function Card() {
  const { title, excerpt, content, category, image, imageAlt, imageIsDecorative, type, language } = useMachineState(
    ({ form }) => form,
  );
  const publishedAt = useMachineState(({ saved }) => saved.publishedAt);
  return (
    <div lang={language} className="max-w-xs">
      <div className="relative aspect-[16/10] overflow-hidden bg-plaster">
        <StoredImage
          source={image}
          alt={image && !imageIsDecorative ? imageAlt : ''}
          className="size-full object-cover"
          without={WITHOUT_FOCAL_POINT}
        />
        {!image && <SprigIcon />}
        {type === 'video' && <PlayIcon />}
      </div>
      <p className="mt-5 text-xs text-ink-soft">
        {type === 'video' && <span className="mr-2 font-semibold text-clay-deep">Video</span>}
        {category ? <span lang="nl">{category}</span> : <span lang={$language.get()}>{t('Category')}</span>}
      </p>
      <p className="mt-1.5 font-serif text-xl">{title || <span lang={$language.get()}>{t('Title')}</span>}</p>
      <p className="mt-2.5 line-clamp-4 text-sm text-ink-soft">
        {excerptOf({ excerpt, content: plainText(content) }, EXCERPT_FALLBACK.grid)}
      </p>
      <p lang={publishedAt ? 'en' : $language.get()} className="pt-4 text-xs text-ink-soft">
        {publishedAt ? <time dateTime={publishedAt}>{formatGridDate(publishedAt)}</time> : t('Publication date')}
      </p>
    </div>
  );
}

const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const STRUCK = /<s>.*?<\/s>/g;
const HEIGHT = /<(sup|sub)>(.*?)<\/\1>/g;
const END_OF_BLOCK = /<(\/(p|h\d|li|blockquote|pre|td|th|tr)|br ?\/?)>/gi;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** The plain text of a body, as the server generates it for cards. */
const plainText = (html: string): string =>
  withoutSoftHyphens(html)
    .replace(STRUCK, '')
    .replace(END_OF_BLOCK, ' $&')
    .replace(HEIGHT, (_, height: string, words: string, at: number, whole: string) =>
      height === 'sup' ? plainRaised(words) : plainLowered(words, whole.slice(0, at)),
    )
    .replace(TAG, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

function SearchResult({ siteUrl }: { siteUrl: string }) {
  const { title, slug, type, excerpt, seoTitle, seoDescription, language } = useMachineState(({ form }) => form);
  return (
    <div lang={language} className="max-w-xl">
      <p className="truncate text-xs text-ink-soft">
        {new URL(siteUrl).host} › magazine › {type} › {slug || '…'}
      </p>
      <p className="mt-0.5 line-clamp-1 text-base font-medium">{seoTitle || title || t('Title')}</p>
      <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
        {seoDescription || excerpt || t('Without a description, the search engine picks a sentence from the text.')}
      </p>
    </div>
  );
}

/** Where readers meet the article. Rendered only while it is open, because it follows every change of the text. */
export function Previews({ siteUrl }: { siteUrl: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-xs border border-linen/60 bg-admin-background"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-2.5 text-sm text-ink-soft">
        {t('Preview: in search results and the magazine')}
      </summary>
      {/* As visitors see it, whatever the colours of the admin are. */}
      {isOpen && (
        <div className="space-y-8 border-t border-linen/60 bg-admin-background p-4 text-ink scheme-light">
          <SearchResult siteUrl={siteUrl} />
          <Card />
        </div>
      )}
    </details>
  );
}
