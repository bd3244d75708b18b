import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../primitives/layout.ts';
import { TONE_CONTROL, TONES } from '../../stories/tones.ts';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { title: 'Verification submitted', children: 'We review it within 24 hours.' },
  argTypes: { tone: TONE_CONTROL, action: { control: false } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};

export const WithAction: Story = {
  args: {
    tone: 'locked',
    title: 'Confirm your email address',
    children: 'Withdrawals need a confirmed address.',
    action: <Button size="compact">Send link again</Button>,
  },
};

export const TitleOnly: Story = { args: { children: undefined } };

export const TextOnly: Story = { args: { title: undefined } };

export const AnnouncedError: Story = {
  args: {
    role: 'alert',
    tone: 'danger',
    title: 'The withdrawal was not requested',
    children: 'Your available balance is $42.00. Enter a lower amount.',
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <Alert key={tone} {...args} tone={tone} title={`Tone ${tone}`} />
      ))}
    </Stack>
  ),
};
