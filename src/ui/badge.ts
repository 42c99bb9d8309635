type Tone = 'neutral' | 'success' | 'draft' | 'danger';

const TONES: Record<Tone, string> = {
  neutral: 'bg-eucalyptus text-ink',
  success: 'bg-success-soft text-success',
  draft: 'bg-plaster text-ink',
  danger: 'bg-danger-soft text-danger',
};

export const badge = (tone: Tone = 'neutral') =>
  `inline-block max-w-full rounded-xs px-2 py-0.5 text-xs font-medium forced-colors:border ${TONES[tone]}`;
