import { changePassword, getMe } from '@platform/contracts';
import { PasswordForm } from '@platform/kit/password-form';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const meta = {
  title: 'Kit/PasswordForm',
  component: PasswordForm,
  args: { username: 'maria' },
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
  beforeEach: () =>
    serveStory((server) => {
      server.respondWith(getMe, user());
      server.respondWith(changePassword, undefined);
    }),
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
