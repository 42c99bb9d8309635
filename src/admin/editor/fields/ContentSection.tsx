import { type ReactNode, useRef, useState } from 'react';
import { playerUrl, refusesEmbedding, youtubePlayerUrl } from '../../../shared/addresses/video-player.ts';
import { hostOf } from '../../../shared/addresses/web-address.ts';
import { TITLE_MAX_LENGTH } from '../../../shared/constants.ts';
import { button } from '../../../ui/forms/button.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useField, useMachineState, useSetField } from '../effects/use-machine.ts';
import { t } from '../words.ts';
import { ArticleTextField } from './ArticleTextField.tsx';
import { BodyField } from './BodyField.tsx';
import { Counts } from './Counts.tsx';
import { Section } from './Section.tsx';

/** Longer titles show how much of the limit they use. */
const LONG_TITLE = TITLE_MAX_LENGTH * 0.8;

type Props = { siteUrl: string; startsInTitle: boolean };

export function ContentSection({ siteUrl, startsInTitle }: Props) {
  const setField = useSetField();
  const errors = useMachineState((state) => state.errors);
  const [title, slug, excerpt, type] = [useField('title'), useField('slug'), useField('excerpt'), useField('type')];
  return (
    <Section title={t('Article Content')} isBeside>
      <ArticleTextField
        name="title"
        label={t('Title')}
        look="title"
        required
        hint={title.length > LONG_TITLE && <Counts text={title} max={TITLE_MAX_LENGTH} />}
        autoFocus={startsInTitle}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-x-6 focused:hidden">
        <TextField
          label={t('URL Slug')}
          look="line"
          data-field="slug"
          value={slug}
          onChange={(value) => setField('slug', value)}
          error={errors['slug']}
          hint={`${new URL(siteUrl).host}/magazine/${type}/${slug || '…'}`}
        />
        <div className="has-data-used:col-span-full">
          <ArticleTextField
            name="excerpt"
            label={t('Excerpt')}
            look="line"
            rows={3}
            hint={<Counts text={excerpt} max={500} />}
          />
        </div>
      </div>
      <BodyField error={errors['content']} />
      {type === 'video' && (
        <div className="focused:hidden">
          <VideoField error={errors['videoUrl']} />
        </div>
      )}
    </Section>
  );
}

function VideoField({ error }: { error: string | undefined }) {
  const setField = useSetField();
  const videoUrl = useField('videoUrl');
  const field = useRef<HTMLDivElement>(null);
  const player = playerUrl(videoUrl.trim());
  const suggestion = youtubePlayerUrl(videoUrl);
  const warning = warningFor(player, suggestion);
  const applySuggestion = (address: string) => {
    setField('videoUrl', address);
    // The focused button disappears.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field}>
      <TextField
        label={t('Video URL')}
        type="url"
        placeholder="https://vimeo.com/…"
        value={videoUrl}
        onChange={(value) => setField('videoUrl', value)}
        error={error}
        hint={
          <>
            <span role="status" className="block text-sm font-medium text-clay-deep">
              {warning}
            </span>
            {!warning && hintFor(videoUrl, player)}
          </>
        }
      />
      {suggestion && (
        <button
          type="button"
          className={`${button('primary', 'small')} mt-3 mr-3`}
          onClick={() => applySuggestion(suggestion)}
        >
          {t(player && !refusesEmbedding(player) ? 'Use its privacy-friendly player' : 'Use YouTube’s player')}
        </button>
      )}
      {player && <PlayerPreview key={player} player={player} />}
    </div>
  );
}

function warningFor(player: string | undefined, suggestion: string | undefined): string {
  if (suggestion && player && !refusesEmbedding(player))
    return t('This plays, but YouTube follows those who watch. Its privacy-friendly player shows the same.');
  if (suggestion) return t('A YouTube page cannot play on other websites. YouTube’s privacy-friendly player can.');
  if (!player || !refusesEmbedding(player)) return '';
  return t(
    'A page of {host} cannot play on other websites: visitors would see an empty frame. Look there for “embed”, and copy the address behind src=.',
    { host: hostOf(player) ?? player },
  );
}

function hintFor(videoUrl: string, player: string | undefined): ReactNode {
  if (!videoUrl.trim()) return t('A Vimeo or YouTube link, or the embed address of another player.');
  if (!player) return t('Not a complete address yet: it should start with https://.');
  return t.rich('Plays from {host}, embedded as {player}', {
    host: <strong className="font-medium text-ink">{hostOf(player)}</strong>,
    player,
  });
}

/** Loads the player from its host only after a click. */
function PlayerPreview({ player }: { player: string }) {
  const [isShown, setShown] = useState(false);
  if (isShown)
    return <iframe src={player} title={t('Video preview')} className="mt-3 aspect-video w-full rounded-xs bg-ink" />;
  return (
    <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setShown(true)}>
      {t('Show the player')}
    </button>
  );
}
