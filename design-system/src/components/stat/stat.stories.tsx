import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Money } from '../money/money.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Stat, StatBar } from './stat.tsx';

const meta = {
  title: 'Components/StatBar',
  component: StatBar,
  args: {
    lead: false,
    children: (
      <>
        <Stat label="Completed today" value="6 / 20" note="Resets at midnight UTC" />
        <Stat label="Total earned" value={<Money amount={812.5} />} />
        <Stat label="Referrals" value="3" note="2 active" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof StatBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};

export const WithLead: Story = {
  args: {
    lead: true,
    children: (
      <>
        <Stat label="Available" tone="available" lead value={<Money amount={42} />} note="Can be withdrawn">
          <ProgressBar label="Progress to the first withdrawal" value={42} max={50} />
        </Stat>
        <Stat label="Locked" tone="locked" value={<Money amount={180} />} note="Next $20.00 in 3 days" />
        <Stat label="Processing" tone="held" value={<Money amount={0} />} />
      </>
    ),
  },
};
