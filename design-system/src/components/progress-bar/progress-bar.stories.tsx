import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../primitives/layout.ts';
import { TONE_CONTROL, TONES } from '../../stories/tones.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Tasks completed today', value: 8, max: 20, valueText: '8 of 20' },
  argTypes: { tone: TONE_CONTROL },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {};

export const Empty: Story = { args: { value: 0, valueText: '0 of 20' } };

export const Full: Story = { args: { value: 20, valueText: '20 of 20' } };

export const WithSecondSegment: Story = {
  args: {
    label: 'Progress to the first withdrawal',
    value: 20,
    max: 50,
    valueText: '$20.00 of $50.00',
    next: { value: 15, tone: 'locked' },
  },
};

export const PastItsMark: Story = {
  args: {
    label: 'Withdrawal progress',
    value: 120,
    max: 700,
    valueText: '$120.00 of $500.00 available, $580.00 locked',
    next: { value: 580, tone: 'locked' },
    mark: 500,
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <ProgressBar key={tone} {...args} label={`Tone ${tone}`} tone={tone} next={{ value: 6, tone }} />
      ))}
    </Stack>
  ),
};
