import type { ReactNode } from 'react';
import type { ScreenModule } from '../app/screens.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { form } from '../forms/form-classes.ts';
import { AppearancePanel } from './AppearancePanel.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { RequiredActionNotice } from './RequiredActionNotice.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionList } from './SessionList.tsx';
import { $secondFactor } from './second-factor.ts';
import { $sessions } from './sessions.ts';

function AccountScreen() {
  return (
    <>
      <h1 className="mb-6 text-2xl">Account</h1>
      <RequiredActionNotice />
      <Panels />
    </>
  );
}

export const screen: ScreenModule = { Screen: AccountScreen, queries: () => [$sessions, $secondFactor] };

/** A required action hides the other panels until it is done. */
function Panels() {
  const { requiredAction } = useStaffUser();
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
      {!requiredAction && (
        <Panel id="profile" title="Profile">
          <ProfilePanel />
        </Panel>
      )}
      {requiredAction !== 'second-factor' && (
        <Panel id="password" title="Change your password">
          <ChangePasswordForm />
        </Panel>
      )}
      {requiredAction !== 'new-password' && (
        <Panel id="second-factor" title="Two-step login">
          <SecondFactorPanel />
        </Panel>
      )}
      {!requiredAction && (
        <Panel id="appearance" title="Appearance">
          <AppearancePanel />
        </Panel>
      )}
      {!requiredAction && (
        <Panel id="sessions" title="Where you are logged in">
          <SessionList />
        </Panel>
      )}
    </div>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={form.panel}>
      <h2 id={id} tabIndex={-1} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
