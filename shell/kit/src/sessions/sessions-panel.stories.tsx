import type { UserSession } from '@platform/contracts';
import { SessionsPanel } from '@platform/kit/sessions';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { StoryPlatform } from '../testing/story-platform.tsx';

const CURRENT: UserSession = {
  id: 'session-1',
  kind: 'member',
  device: 'Chrome on Windows',
  startedAt: '2026-03-10T12:00:00.000Z',
  lastSeenAt: '2026-03-10T14:30:00.000Z',
  isCurrent: true,
};
const OTHERS: readonly UserSession[] = [
  { ...CURRENT, id: 'session-2', device: 'Safari on iOS', isCurrent: false },
  { ...CURRENT, id: 'session-3', kind: 'console', device: 'Firefox on Linux', isCurrent: false },
];

const meta = {
  title: 'Kit/SessionsPanel',
  component: SessionsPanel,
  args: {
    query: { data: { items: [CURRENT, ...OTHERS] }, isFetching: false, refetch: fn() },
    onEnd: fn(() => Promise.resolve()),
    onEndOthers: fn(() => Promise.resolve()),
  },
  argTypes: { query: { control: 'object' } },
  decorators: [
    (Story) => (
      <StoryPlatform signedIn>
        <Story />
      </StoryPlatform>
    ),
  ],
} satisfies Meta<typeof SessionsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSessions: Story = {};

export const ThisSessionOnly: Story = {
  args: { query: { data: { items: [CURRENT] }, isFetching: false, refetch: fn() } },
};

export const Loading: Story = { args: { query: { isFetching: true, refetch: fn() } } };
