import type { ReactNode } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';

/** The page passes docs/editors.md as `children`. */
export function HelpScreen({ brand, children }: { brand: string; children?: ReactNode }) {
  return <AdminFrame brand={brand}>{children}</AdminFrame>;
}
