import { getMe, getSecondFactor, getSecondStep, listPasskeys, type Passkey } from '@platform/contracts';
import { PasskeySettings } from '@platform/kit/passkey-settings';
import { PasskeyLogin, PasskeySecondStep } from '@platform/kit/passkeys';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const PHONE: Passkey = {
  id: '65f1c0de65f1c0de65f1c0de',
  name: 'Phone',
  createdAt: '2026-01-02T12:00:00.000Z',
  lastUsedAt: '2026-01-05T08:30:00.000Z',
  isSynced: true,
};
const KEY: Passkey = {
  id: '65f1c0de65f1c0de65f1c0df',
  name: 'Security key in the drawer of the desk upstairs',
  createdAt: '2026-01-03T12:00:00.000Z',
  lastUsedAt: null,
  isSynced: false,
};

/** Serves a user with these passkeys. */
const serve = (passkeys: Passkey[]) => () =>
  serveStory((server) => {
    server.respondWith(getMe, user());
    server.respondWith(getSecondFactor, {
      enabledAt: null,
      hasPasskeys: passkeys.length > 0,
      recoveryCodesLeft: passkeys.length > 0 ? 10 : 0,
    });
    server.respondWith(getSecondStep, { hasApp: false, hasPasskeys: passkeys.length > 0 });
    server.respondWith(listPasskeys, { passkeys });
  });

const meta = {
  title: 'Kit/Passkeys',
  component: PasskeySettings,
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
} satisfies Meta<typeof PasskeySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { beforeEach: serve([]) };
export const Several: Story = { beforeEach: serve([PHONE, KEY]) };

export const Login: Story = {
  beforeEach: serve([PHONE]),
  render: () => <PasskeyLogin onLoggedIn={() => undefined} />,
};

export const SecondStep: Story = {
  beforeEach: serve([PHONE]),
  render: () => <PasskeySecondStep onLoggedIn={() => undefined} />,
};
