import { getMe, getSecondStep } from '@platform/contracts';
import { CodeForm, LoginCodeForm } from '@platform/kit/password';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const meta = {
  title: 'Kit/CodeForm',
  component: CodeForm,
  args: { complete: () => Promise.resolve(), onBack: () => undefined },
  argTypes: { complete: { control: false }, onBack: { control: false } },
  decorators: [
    (Story) => (
      <StoryPlatform>
        <Story />
      </StoryPlatform>
    ),
  ],
  beforeEach: () =>
    serveStory((server) => {
      server.respondWith(getMe, user());
      server.respondWith(getSecondStep, { hasApp: true, hasPasskeys: true });
    }),
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithPasskeys: Story = {
  render: (args) => <LoginCodeForm {...args} onLoggedIn={() => undefined} />,
};
