import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DateTime } from '../date-time/date-time.tsx';
import { Money } from '../money/money.tsx';
import { TitleBlock } from './title-block.tsx';

const meta = {
  title: 'Components/TitleBlock',
  component: TitleBlock,
  args: {
    items: [
      { term: 'Reward', description: <Money amount={31} /> },
      { term: 'Handed in', description: <DateTime at="2026-02-03T12:00:00.000Z" showTime /> },
      { term: 'Decided', description: <DateTime at="2026-02-04T09:30:00.000Z" showTime /> },
      { term: 'Active time', description: '34 minutes' },
      { term: 'Number', description: '6912A7', verbatim: true },
    ],
  },
} satisfies Meta<typeof TitleBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OneValue: Story = { args: { items: [{ term: 'Reward', description: <Money amount={31} /> }] } };
