import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { children: 'ml', $size: 40 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[24, 32, 40, 56].map((size) => (
        <Avatar key={size} {...args} $size={size} />
      ))}
    </Row>
  ),
};
