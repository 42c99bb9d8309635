import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import { importModule } from '../../ui/islands/import-module.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { $openOverlay, listenForShortcuts } from './overlays.ts';

type Overlay = ComponentType<{ onClose: () => void }>;

const LOADERS = {
  palette: () => import('../palette/CommandPalette.tsx').then(({ CommandPalette }) => CommandPalette),
  shortcuts: () => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog),
};

/** The command palette and the list of shortcuts: their code is fetched when they are first opened. */
export function Overlays() {
  const open = useStore($openOverlay);
  const [loaded, setLoaded] = useState<Partial<Record<keyof typeof LOADERS, Overlay>>>({});
  useEffect(listenForShortcuts, []);
  useEffect(() => {
    if (!open || loaded[open]) return;
    importModule<Overlay>(LOADERS[open]).then(
      (Overlay) => setLoaded((before) => ({ ...before, [open]: Overlay })),
      () => {
        $openOverlay.set(null);
        showToast({ title: 'This could not be loaded', description: 'Please load the page again.', tone: 'danger' });
      },
    );
  }, [open, loaded]);
  const Overlay = open && loaded[open];
  return Overlay ? <Overlay onClose={() => $openOverlay.set(null)} /> : null;
}
