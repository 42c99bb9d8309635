import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { THEMES, type Theme } from '../../shared/admin-theme.ts';
import type { StaffSession } from '../../shared/contract/accounts/account.ts';
import type { Language } from '../../shared/words/words.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { ScreenModule } from '../app/screens.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { useMutation } from '../data/use-mutation.ts';
import { form } from '../forms/form-classes.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { chooseLanguage, LANGUAGE_OPTIONS } from '../language/choose-language.ts';
import { $language, hidden } from '../language/words.tsx';
import { Actions } from '../lists/Actions.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $session } from '../session/session.ts';
import { $theme, chooseTheme } from '../theme/theme.ts';
import { $secondFactor, $sessions } from './account.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { t } from './words.ts';

function AccountScreen() {
  return (
    <>
      <h1 className="mb-6 text-2xl">{t('Account')}</h1>
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
        <Panel id="profile" title={t('Profile')}>
          <ProfilePanel />
        </Panel>
      )}
      {requiredAction !== 'second-factor' && (
        <Panel id="password" title={t('Change your password')}>
          <ChangePasswordForm />
        </Panel>
      )}
      {requiredAction !== 'new-password' && (
        <Panel id="second-factor" title={t('Two-step login')}>
          <SecondFactorPanel />
        </Panel>
      )}
      {!requiredAction && (
        <Panel id="appearance" title={t('Appearance')}>
          <AppearancePanel />
        </Panel>
      )}
      <Panel id="language" title={t('Language')}>
        <LanguagePanel />
      </Panel>
      {!requiredAction && (
        <Panel id="sessions" title={t('Where you are logged in')}>
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

const NAMES = { system: 'As this device', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>;

function AppearancePanel() {
  const chosen = useStore($theme);
  return (
    <fieldset>
      <legend className="text-sm text-ink-soft">
        {t('The colours of the admin in this browser. The website of visitors stays as it is.')}
      </legend>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {THEMES.map((theme) => (
          <label key={theme} className="inline-flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="size-5 accent-ink"
            />
            {t(NAMES[theme])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Changes the screen at once; the server keeps the choice for the next browser. */
function LanguagePanel() {
  const { language } = useStaffUser();
  const shown = useStore($language);
  const wanted = useRef(language);
  const stored = useRef(language);
  const saving = useMutation({
    run: async () => {
      let saved: Language;
      // Another one may be chosen meanwhile.
      do {
        saved = wanted.current;
        await staffCall('PUT /api/admin/account/language', { body: { language: saved } });
        stored.current = saved;
      } while (wanted.current !== saved);
    },
    onDone: () => $session.revalidate(),
    onError: async (error) => {
      wanted.current = stored.current;
      await chooseLanguage(stored.current);
      $session.revalidate();
      showToast({ title: t('Failed to change the language'), description: errorMessage(error), tone: 'danger' });
    },
  });
  return (
    <SelectField
      label={t('Language of the admin area')}
      value={shown}
      onChange={(chosen) => {
        wanted.current = chosen as Language;
        void chooseLanguage(wanted.current);
        void saving.run();
      }}
      options={LANGUAGE_OPTIONS}
      hint={t('For you alone, also in the mails that you get. Articles and the website stay as they are.')}
    />
  );
}

const NOTICES = {
  'new-password':
    'Welcome. Your password was made for this first login: please choose one of your own. Then everything else opens.',
  'second-factor': 'This site asks everybody for two-step login. Please set it up: then everything else opens.',
} as const;

/** Explains why the other screens are closed. */
function RequiredActionNotice() {
  const { requiredAction } = useStaffUser();
  const notice = useRef<HTMLParagraphElement>(null);
  const previous = useRef(requiredAction);
  // The form of the finished action had the focus and disappears; the next notice takes it.
  useEffect(() => {
    if (previous.current !== requiredAction) notice.current?.focus();
    previous.current = requiredAction;
  }, [requiredAction]);
  if (!requiredAction) return null;
  return (
    <p
      ref={notice}
      role="status"
      tabIndex={-1}
      className="mb-6 rounded-xs border-l-4 border-clay bg-surface p-4 text-base"
    >
      {t(NOTICES[requiredAction])}
    </p>
  );
}

function SessionList() {
  const { data, error } = useStore($sessions);
  if (error && !data)
    return <LoadError what={t('your sessions')} error={error} onRetry={() => $sessions.revalidate()} />;
  if (!data)
    return <Skeletons label={t('Loading your sessions')} className="space-y-3" itemClassName="h-12" count={1} />;
  const currentFirst = data.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <ul className="divide-y divide-linen/50">
      {currentFirst.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

/** “Firefox on Windows”, as the API has it. */
function browserInWords(text: string): string {
  const [, browser = '', system] = /^(.+) on (.+)$/.exec(text) ?? [];
  if (!system) return text;
  return browser === 'A browser'
    ? t('A browser on {system}', { system })
    : t('{browser} on {system}', { browser, system });
}

function SessionRow({ session: { id, browser, createdAt, lastUsedAt, isCurrent } }: { session: StaffSession }) {
  const end = useMutation({
    run: () => staffCall('DELETE /api/admin/account/sessions/:id', { params: { id } }),
    refreshes: [['sessions']],
    onDone: () => showToast({ title: t('Session ended') }),
    onError: (error) =>
      showToast({ title: t('Failed to end session'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="text-sm">
        {t('Logged in {when}', { when: formatDateTime(createdAt) })}
        <span className="block text-xs text-ink-soft">
          {browser && `${browserInWords(browser)}. `}
          {isCurrent ? t('This session') : t('Last used {when}', { when: formatDateTime(lastUsedAt) })}
        </span>
      </p>
      {!isCurrent && (
        <Actions isBusy={end.isPending}>
          <button type="button" className={button('secondary', 'small')} onClick={() => void end.run()}>
            {t.rich('End<hidden> the session of {when}</hidden>', { when: formatDateTime(createdAt), hidden })}
          </button>
        </Actions>
      )}
    </li>
  );
}
