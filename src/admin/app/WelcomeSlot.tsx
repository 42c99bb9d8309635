import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect } from 'react';
import { ScreenLoadError } from '../lists/ScreenLoadError.tsx';
import { LoadingAdmin } from '../session/LoadingAdmin.tsx';
import { $screenModules, fetchScreenModule } from './screens.ts';

/** The one screen besides the login form that needs no session. Its code comes when it is opened. */
export function WelcomeSlot() {
  const module = useStore($screenModules).welcome;
  useEffect(() => void fetchScreenModule('welcome'), []);
  if (module === null)
    return (
      <main id="main" className="page flex-1 py-10">
        <ScreenLoadError load={() => fetchScreenModule('welcome')} />
      </main>
    );
  if (!module) return <LoadingAdmin />;
  const Screen = module.Screen as ComponentType;
  return <Screen />;
}
