import { playerUrl, youtubePlayerUrl } from '../addresses/video-player.ts';

/** The kinds of call-out, with the label that readers of a Dutch article see; the menus of the editor name them so too. */
export const CALLOUTS = {
  information: 'Goed om te weten',
  warning: 'Let op',
  doctor: 'Bel uw huisarts',
  emergency: 'Bel 112',
  summary: 'In het kort',
} as const;

export type Callout = keyof typeof CALLOUTS;

/** The label of each kind, by the language of the article. */
export const CALLOUT_LABELS: Record<'nl' | 'en', Record<Callout, string>> = {
  nl: CALLOUTS,
  en: {
    information: 'Good to know',
    warning: 'Please note',
    doctor: 'Call your doctor',
    emergency: 'Call 112',
    summary: 'In short',
  },
};

export const CALLOUT_KINDS = Object.keys(CALLOUTS) as Callout[];

export const isCallout = (kind: string | null | undefined): kind is Callout =>
  kind != null && Object.hasOwn(CALLOUTS, kind);

/** The target of a button, without its address, which comes from the clinic's facts and so is never out of date. */
export const BUTTONS = { appointment: 'Maak een afspraak' } as const;

export type Button = keyof typeof BUTTONS;

export const isButton = (kind: string | null | undefined): kind is Button =>
  kind != null && Object.hasOwn(BUTTONS, kind);

/** A figure is one picture, or two side by side. */
export const MAX_FIGURE_PICTURES = 2;

/** The players that a text may hold. The security policy of articles lists them too. */
export const PLAYER_ORIGINS = ['https://player.vimeo.com', 'https://www.youtube-nocookie.com'] as const;

/** The player of a video in a text: Vimeo without tracking, or YouTube without cookies. Undefined for any other address. */
export function textVideoUrl(address: string | null | undefined): string | undefined {
  const player = playerUrl(youtubePlayerUrl(address ?? '') ?? address ?? null);
  return player && /^https:\/\/(?:player\.vimeo\.com\/video|www\.youtube-nocookie\.com\/embed)\/[\w-]+/.test(player)
    ? player
    : undefined;
}
