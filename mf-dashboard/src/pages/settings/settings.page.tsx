import type { User } from '@platform/contracts';
import { PageHead, Panel, Split, Stack } from '@platform/design-system';
import { styled } from 'styled-components';
import { AccountFacts } from '../../features/auth/account-facts.tsx';
import { PasswordForm } from '../../features/auth/password-form.tsx';
import { ProfileForm } from '../../features/auth/profile-form.tsx';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';

/** Profile, password and what the account is. */
export function SettingsPage() {
  return <ForMember>{(user) => <Settings user={user} />}</ForMember>;
}

function Settings({ user }: { user: User }) {
  return (
    <Page>
      <PageHead title="Settings" lead="Your profile, your password and your account." />
      <Columns $ratio={1.4}>
        <Stack $gap={5}>
          <Panel title="Profile">
            <ProfileForm user={user} />
          </Panel>
          <Panel title="Change password">
            <PasswordForm username={user.username} />
          </Panel>
        </Stack>
        <AccountFacts user={user} />
      </Columns>
    </Page>
  );
}

const Columns = styled(Split)`
  align-items: start;
`;
