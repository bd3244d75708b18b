import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Amount', description: <Money amount={120} /> },
      { term: 'Method', description: 'PayPal' },
      { term: 'Status', description: <Badge tone="held">Processing</Badge> },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongValues: Story = {
  args: {
    items: [
      { term: 'Wallet address', description: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      { term: 'Reason of the rejection', description: 'The ID number does not match the document.' },
    ],
  },
};
