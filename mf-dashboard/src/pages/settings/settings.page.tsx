import type { User } from '@platform/contracts';
import { PageHead, Panel, Split, Stack } from '@platform/design-system';
import { styled } from 'styled-components';
import { AccountInformation } from '../../features/auth/account-information.tsx';
import { EmailConfirmation } from '../../features/auth/email-confirmation.tsx';
import { PasswordForm } from '../../features/auth/password-form.tsx';
import { ProfileForm } from '../../features/auth/profile-form.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';

/** Edits the profile and the password, and shows the account information. */
export function SettingsPage() {
  return <UserBoundary>{(user) => <Settings user={user} />}</UserBoundary>;
}

function Settings({ user }: { user: User }) {
  return (
    <Page>
      <PageHead title="Settings" lead="Your profile, password and account." />
      <Columns $ratio={1.4}>
        <Stack $gap={5}>
          <Panel title="Profile">
            {/* A changed address starts with a new link. */}
            {!user.emailVerified && <EmailConfirmation key={user.email} email={user.email} />}
            <ProfileForm user={user} />
          </Panel>
          <Panel title="Change password">
            <PasswordForm username={user.username} />
          </Panel>
        </Stack>
        <AccountInformation user={user} />
      </Columns>
    </Page>
  );
}

const Columns = styled(Split)`
  align-items: start;
`;
