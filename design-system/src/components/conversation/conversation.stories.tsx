import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Conversation } from './conversation.tsx';

const meta = {
  title: 'Components/Conversation',
  component: Conversation,
  args: {
    messages: [
      {
        author: 'You',
        own: true,
        at: '2026-03-01T12:00:00.000Z',
        text: 'I asked for a withdrawal last Tuesday.\nIt still says Processing.',
      },
      { author: 'Support', own: false, at: '2026-03-02T09:30:00.000Z', text: 'It was paid today.' },
      { author: 'You', own: true, at: '2026-03-02T10:00:00.000Z', text: 'Thank you.' },
    ],
  },
  argTypes: { messages: { control: false } },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSides: Story = {};

export const LongWords: Story = {
  args: {
    messages: [
      {
        author: 'Maximiliane von Hohenstein-Langenburg',
        own: false,
        at: '2026-03-01T12:00:00.000Z',
        text: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      },
    ],
  },
};
