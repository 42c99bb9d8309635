import type { ReactNode } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';

/** The manual for editors: docs/editors.md, in Dutch, as what they write. The page hands it in. */
export function HelpScreen({ brand, children }: { brand: string; children?: ReactNode }) {
  return <AdminFrame brand={brand}>{children}</AdminFrame>;
}
