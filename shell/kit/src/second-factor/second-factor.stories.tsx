import { confirmSecondFactor, getMe, getSecondFactor, setUpSecondFactor } from '@platform/contracts';
import {
  SecondFactorResetNotice,
  SecondFactorSettings,
  SecondFactorSetup,
} from '@platform/kit/second-factor';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const ENABLED_AT = '2026-01-02T12:00:00.000Z';

/** Serves a user with this many recovery codes; `undefined` while the second factor is off. */
const serve = (recoveryCodesLeft?: number) => () =>
  serveStory((server) => {
    const isOn = recoveryCodesLeft !== undefined;
    server.respondWith(getMe, user());
    server.respondWith(getSecondFactor, {
      enabledAt: isOn ? ENABLED_AT : null,
      hasPasskeys: false,
      recoveryCodesLeft: recoveryCodesLeft ?? 0,
    });
    server.respondWith(setUpSecondFactor, {
      secret: '2345672345672345',
      uri: 'otpauth://totp/maria',
      qrCode: { size: 3, path: 'M1 1h1v1h-1z' },
    });
    server.respondWith(confirmSecondFactor, { recoveryCodes: ['AAAA-BBBB-CCC2', 'AAAA-BBBB-CCC3'] });
  });

const meta = {
  title: 'Kit/SecondFactor',
  component: SecondFactorSettings,
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
} satisfies Meta<typeof SecondFactorSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { beforeEach: serve() };
export const On: Story = { beforeEach: serve(10) };
export const FewCodesLeft: Story = { beforeEach: serve(2) };

export const Setup: Story = {
  beforeEach: serve(),
  render: () => <SecondFactorSetup onDone={() => undefined} />,
};

export const ResetOpened: Story = {
  beforeEach: serve(10),
  render: () => <SecondFactorResetNotice reset={{ openedAt: ENABLED_AT, removesAt: null }} />,
};

export const ResetApproved: Story = {
  beforeEach: serve(10),
  render: () => (
    <SecondFactorResetNotice reset={{ openedAt: ENABLED_AT, removesAt: '2026-01-05T12:00:00.000Z' }} />
  ),
};
