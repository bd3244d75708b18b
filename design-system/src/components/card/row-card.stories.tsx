import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GiftIcon } from '../../icons/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { CardTarget } from './card.tsx';
import { RowCard, RowCards, RowCardsSkeleton } from './row-card.tsx';

const meta = {
  title: 'Components/RowCard',
  component: RowCard,
  args: {
    icon: 'tag',
    title: <CardTarget href="#label">Label the intent of customer messages</CardTarget>,
    children: 'Data Labeling / Annotation · 20 min · One of nine intents for each of 118 messages',
    badges: <Badge tone="primary">Real work</Badge>,
    amount: <Money amount={46} strong />,
  },
  argTypes: {
    title: { control: false },
    badges: { control: false },
    amount: { control: false },
  },
  render: (args) => (
    <RowCards>
      <RowCard {...args} />
      <RowCard
        icon={<GiftIcon size={20} />}
        title={<CardTarget href="#short">Short</CardTarget>}
        amount={<Money amount={1234567.89} strong />}
      >
        5 min
      </RowCard>
    </RowCards>
  ),
} satisfies Meta<typeof RowCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAList: Story = {};

export const Loading: Story = { render: () => <RowCardsSkeleton count={3} /> };
