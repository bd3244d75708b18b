import type { User } from '@platform/contracts';
import { PageHead, Panel, Split, Stack } from '@platform/design-system';
import { NoticePreferencesPanel } from '@platform/kit/notices';
import { PasskeySettings } from '@platform/kit/passkey-settings';
import { PasswordForm } from '@platform/kit/password-form';
import { SecondFactorSettings } from '@platform/kit/second-factor';
import { useLocation } from '@platform/kit/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { AccountDeletion } from '../../features/auth/account-deletion.tsx';
import { AccountInformation } from '../../features/auth/account-information.tsx';
import { DataCopy } from '../../features/auth/data-copy.tsx';
import { UserSessions } from '../../features/auth/user-sessions.tsx';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { ProfileForm } from '../../features/auth/profile-form.tsx';
import { PayoutMethods } from '../../features/withdrawals/payout-methods.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';

/** Edits the profile, the password, payout methods and emails, lists sessions, and shows or deletes the account. */
export function SettingsPage() {
  return <UserBoundary>{(user) => <Settings user={user} />}</UserBoundary>;
}

function Settings({ user }: { user: User }) {
  if (user.mustSetUpSecondFactor)
    return (
      <Page>
        <PageHead
          title="Settings"
          lead="Administrators need two-factor authentication. Nothing else works before you have set it up."
        />
        <Panel title="Two-factor authentication">
          <SecondFactorSettings />
        </Panel>
        <PasskeySettings />
      </Page>
    );
  return (
    <Page>
      <PageHead title="Settings" lead="Your profile, password, payouts and account." />
      <Columns $ratio={1.4}>
        <Stack $gap={5}>
          <Panel title="Profile">
            {/* A changed address starts with a new link. */}
            {!user.emailVerified && <EmailConfirmation key={user.email} email={user.email} />}
            <ProfileForm user={user} />
          </Panel>
          <PasswordPanel username={user.username} />
          <Panel title="Two-factor authentication">
            <SecondFactorSettings />
          </Panel>
          <PasskeySettings />
          <PayoutMethods />
          <NoticePreferencesPanel />
          <UserSessions />
          <DataCopy />
          <AccountDeletion user={user} />
        </Stack>
        <AccountInformation user={user} />
      </Columns>
    </Page>
  );
}

/** Its own link (`paths.dashboard.changePassword`), which password managers open, leads to the first field. */
function PasswordPanel({ username }: { username: string }) {
  const { hash } = useLocation();
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (`#${PASSWORD_PANEL_ID}` === hash)
      panelRef.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  }, [hash]);
  return (
    <Panel title="Change password" id={PASSWORD_PANEL_ID}>
      <div ref={panelRef}>
        <PasswordForm username={username} />
      </div>
    </Panel>
  );
}

const PASSWORD_PANEL_ID = 'change-password';

const Columns = styled(Split)`
  align-items: start;
`;
