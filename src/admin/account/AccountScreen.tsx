import { form } from '../forms/recipe.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { FirstThing } from './FirstThing.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionList } from './SessionList.tsx';

/** One's own account: the password, the second step, and where one is logged in. */
export function AccountScreen({ brand }: { brand: string }) {
  return (
    <AdminFrame brand={brand}>
      <h1 className="mb-6 text-2xl">Account</h1>
      <FirstThing />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <section aria-labelledby="password" className={form.panel}>
          <h2 id="password" className="mb-4 text-lg">
            Change your password
          </h2>
          <PasswordForm />
        </section>
        <section aria-labelledby="second-factor" className={form.panel}>
          <h2 id="second-factor" tabIndex={-1} className="mb-4 text-lg">
            Two-step login
          </h2>
          <SecondFactorPanel />
        </section>
        <section aria-labelledby="sessions" className={form.panel}>
          <h2 id="sessions" className="text-lg">
            Where you are logged in
          </h2>
          <SessionList />
        </section>
      </div>
    </AdminFrame>
  );
}
