import { SETTINGS_SECTIONS, type SettingsSection, type User } from '@platform/contracts';
import { MEDIA, PageHead, Panel, space, Split, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { NoticePreferencesPanel } from '@platform/kit/notices';
import { PasskeySettings } from '@platform/kit/passkey-settings';
import { PasswordForm } from '@platform/kit/password-form';
import { SecondFactorSettings } from '@platform/kit/second-factor';
import { useLocation } from '@platform/kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
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
import { TextLink } from '../../shared/page/text-link.ts';

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
      <SectionLinks aria-label="Settings">
        {SETTINGS_SECTIONS.map((section) => (
          <TextLink key={section} to={paths.dashboard.settings(section)}>
            {SECTION_LABELS[section]}
          </TextLink>
        ))}
      </SectionLinks>
      <Columns $ratio={1.4}>
        <Stack $gap={5}>
          <Section id="profile">
            <Panel title="Profile">
              {/* A changed address starts with a new link. */}
              {!user.emailVerified && <EmailConfirmation key={user.email} email={user.email} />}
              <ProfileForm user={user} />
            </Panel>
          </Section>
          <Section id="security">
            <PasswordPanel username={user.username} />
            <Panel title="Two-factor authentication">
              <SecondFactorSettings />
            </Panel>
            <PasskeySettings />
            <UserSessions />
          </Section>
          <Section id="payouts">
            <PayoutMethods />
          </Section>
          <Section id="notifications">
            <NoticePreferencesPanel />
          </Section>
          <Section id="data">
            <DataCopy />
            <AccountDeletion user={user} />
          </Section>
        </Stack>
        <AccountInformation user={user} />
      </Columns>
    </Page>
  );
}

const SectionLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
`;

const SECTION_LABELS: Record<SettingsSection, string> = {
  profile: 'Profile',
  security: 'Password and security',
  payouts: 'Payout methods',
  notifications: 'Email notifications',
  data: 'Your data and account',
};

/** Comes into view by its own link, also if the page had nothing in it when the link was opened. */
function Section({ id, children }: { id: SettingsSection; children: ReactNode }) {
  const { hash } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) ref.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <Stack $gap={5} id={id} ref={ref}>
      {children}
    </Stack>
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

/** The account stays in view beside the long column of forms. */
const Columns = styled(Split)`
  align-items: start;

  ${MEDIA.wide} {
    > :last-child {
      position: sticky;
      top: calc(var(--top-bar, 0px) + ${space(5)});
    }
  }
`;
