import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DisclosureList } from './disclosure-list.tsx';

const meta = {
  title: 'Components/DisclosureList',
  component: DisclosureList,
  args: {
    items: [
      { summary: 'When can I withdraw?', content: 'You can withdraw $50.00 or more once it is available.' },
      { summary: 'Why is a reward locked?', content: 'Every reward is locked for 15 days.' },
    ],
  },
} satisfies Meta<typeof DisclosureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('When can I withdraw?')),
};
