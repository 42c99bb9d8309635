import { CALLOUT_KINDS, CALLOUTS, type Callout } from '../../../../shared/rich-text/blocks.ts';

/** A kind that a block can be turned into. */
export type Target = {
  /** The name of the node. */
  type: 'paragraph' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'callout' | 'details';
  name: string;
  /** A Dutch part of the name: what readers see above a call-out. */
  label?: string;
  attrs?: Record<string, unknown>;
};

const heading = (level: number): Target => ({ type: 'heading', name: `Heading ${level}`, attrs: { level } });

const callout = (kind: Callout): Target => ({
  type: 'callout',
  name: 'Call-out',
  label: CALLOUTS[kind],
  attrs: { 'data-callout': kind },
});

export const TARGETS: readonly Target[] = [
  { type: 'paragraph', name: 'Paragraph' },
  heading(1),
  heading(2),
  heading(3),
  { type: 'bulletList', name: 'Bullet list' },
  { type: 'orderedList', name: 'Ordered list' },
  { type: 'blockquote', name: 'Blockquote' },
  ...CALLOUT_KINDS.map(callout),
  { type: 'details', name: 'Details' },
];

export const nameOf = ({ name, label }: Target): string => (label ? `${name}: ${label}` : name);
