import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect } from 'react';
import { importModule } from '../../ui/islands/import-module.ts';
import { useOnDemand } from '../navigation/use-on-demand.ts';
import { $openOverlay, listenForShortcuts } from '../shortcuts/overlays.ts';

type Overlay = ComponentType<{ onClose: () => void }>;

const loadPalette = async (): Promise<Overlay> =>
  (await importModule(() => import('../palette/CommandPalette.tsx'))).CommandPalette;
const loadShortcuts = async (): Promise<Overlay> =>
  (await importModule(() => import('../shortcuts/ShortcutsDialog.tsx'))).ShortcutsDialog;

const set = $openOverlay.set.bind($openOverlay);
const close = () => set(null);

/** The command palette and the list of shortcuts: their code is fetched when they are first opened. */
export function Overlays() {
  const open = useStore($openOverlay);
  const Palette = useOnDemand(open === 'palette' ? open : null, loadPalette, set);
  const Shortcuts = useOnDemand(open === 'shortcuts' ? open : null, loadShortcuts, set);
  useEffect(listenForShortcuts, []);
  const Overlay = Palette ?? Shortcuts;
  return Overlay ? <Overlay onClose={close} /> : null;
}
