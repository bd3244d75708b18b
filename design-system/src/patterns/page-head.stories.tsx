import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../components/button/button.tsx';
import { PageHead } from './page-head.tsx';

const meta = {
  title: 'Patterns/PageHead',
  component: PageHead,
  args: { title: 'Withdrawals' },
  argTypes: { aside: { control: false } },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithLead: Story = { args: { lead: 'You can withdraw $50.00 or more.' } };

export const WithAction: Story = {
  args: {
    lead: 'You can withdraw $50.00 or more.',
    aside: <Button variant="primary">Request withdrawal</Button>,
  },
};
