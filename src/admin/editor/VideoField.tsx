import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { playerAddress } from '../../shared/video-player.ts';
import { button } from '../../ui/button.ts';
import { TextField } from '../forms/TextField.tsx';
import { $form, setField } from './editor-state.ts';

/** §2: the Video URL, and what the page will embed for it. */
export function VideoField({ error }: { error: string | undefined }) {
  const { videoUrl } = useStore($form, { keys: ['videoUrl'] });
  const player = playerAddress(videoUrl.trim());
  return (
    <div>
      <TextField
        label="Video URL"
        type="url"
        placeholder="https://vimeo.com/…"
        value={videoUrl}
        onChange={(value) => setField('videoUrl', value)}
        error={error}
        hint={adviceOf(videoUrl, player)}
      />
      {player && <PlayerPreview key={player} player={player} />}
    </div>
  );
}

function adviceOf(videoUrl: string, player: string | undefined): string {
  if (!videoUrl.trim()) return 'A Vimeo link, or the embed address of another player.';
  if (!player) return 'Not a complete address yet: it should start with https://.';
  if (player.startsWith('https://player.vimeo.com/')) return `Vimeo video, embedded as ${player}`;
  return `Embedded as is: ${player}`;
}

/** The player is fetched from its host only when asked for. */
function PlayerPreview({ player }: { player: string }) {
  const [isShown, setShown] = useState(false);
  if (isShown)
    return <iframe src={player} title="Video preview" className="mt-3 aspect-video w-full rounded-xs bg-ink" />;
  return (
    <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setShown(true)}>
      Show the player
    </button>
  );
}
