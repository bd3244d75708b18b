import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DescriptionList } from '../description-list/description-list.tsx';
import { HoverCard } from './hover-card.tsx';

const meta = {
  title: 'Components/HoverCard',
  component: HoverCard,
  args: {
    content: (
      <DescriptionList
        items={[
          { term: 'Available', description: '$50.00' },
          { term: 'Identity', description: 'Verified' },
        ]}
      />
    ),
    children: <a href="#card">ada</a>,
  },
  argTypes: { content: { control: false }, children: { control: false } },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenOnFocus: Story = { play: async ({ userEvent }) => userEvent.tab() };
