import { PageHead, Panel, Split, Stack } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { NoticePreferencesPanel } from '@platform/kit/notices';
import { PasskeySettings } from '@platform/kit/passkey-settings';
import { PasswordForm } from '@platform/kit/password-form';
import { SecondFactorSettings } from '@platform/kit/second-factor';
import { SessionsPanel } from '@platform/kit/sessions';
import { styled } from 'styled-components';
import {
  useAdminEndOtherSessionsMutation,
  useAdminEndSessionMutation,
  useAdminSessionsQuery,
} from './account-api.ts';

/** The own account of the administrator, in the standalone console. In the shell it is part of the settings. */
export function AccountPage() {
  const { user } = useSession();
  const query = useAdminSessionsQuery({}, { refetchOnMountOrArgChange: true });
  const [end] = useAdminEndSessionMutation();
  const [endOthers] = useAdminEndOtherSessionsMutation();
  return (
    <>
      <PageHead title="Your account" lead={user && `Logged in as ${user.username}.`} />
      <Columns $ratio={1}>
        <Stack $gap={5}>
          <Panel title="Change password">
            <PasswordForm username={user?.username ?? ''} />
          </Panel>
          <Panel title="Two-factor authentication">
            <SecondFactorSettings />
          </Panel>
          <PasskeySettings />
        </Stack>
        <Stack $gap={5}>
          <SessionsPanel
            query={query}
            onEnd={(id) => end({ params: { id } }).unwrap()}
            onEndOthers={() => endOthers({}).unwrap()}
          />
          <NoticePreferencesPanel />
        </Stack>
      </Columns>
    </>
  );
}

const Columns = styled(Split)`
  align-items: start;
`;
