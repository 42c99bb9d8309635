type Tone = 'neutral' | 'quiet' | 'success' | 'draft' | 'action' | 'danger';

const TONES: Record<Tone, string> = {
  neutral: 'bg-eucalyptus text-ink',
  quiet: 'border border-linen text-ink-soft',
  success: 'bg-success-soft text-success',
  draft: 'bg-plaster text-ink',
  // What waits for somebody stands out from what only says how things are.
  action: 'bg-clay-deep text-paper',
  danger: 'bg-danger text-on-danger',
};

export const badge = (tone: Tone = 'neutral') =>
  `inline-block max-w-full rounded-xs px-2 py-0.5 text-xs font-medium forced-colors:border ${TONES[tone]}`;
