import { getMe } from '@platform/contracts';
import { Button, EmptyState } from '@platform/design-system';
import { RequireUser } from '@platform/kit/standalone';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const meta = {
  title: 'Kit/RequireUser',
  component: RequireUser,
  args: {
    children: <EmptyState level={1} title="Welcome, maria" />,
    signedOut: <EmptyState level={1} title="You are logged out" action={<Button>Log in</Button>} />,
  },
  argTypes: { children: { control: false }, signedOut: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <StoryPlatform signedIn={parameters.signedIn !== false}>
        <Story />
      </StoryPlatform>
    ),
  ],
  beforeEach: () => serveStory((server) => server.respondWith(getMe, user())),
} satisfies Meta<typeof RequireUser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Welcome, maria');
  },
};

export const LoggedOut: Story = { parameters: { signedIn: false } };

export const Loading: Story = {
  beforeEach: () => serveStory((server) => server.respondWith(getMe, () => new Promise(() => {}))),
};

export const Failed: Story = {
  beforeEach: () =>
    serveStory((server) =>
      server.rejectWith(getMe, { code: 'unavailable', message: 'The server is not available.' }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
