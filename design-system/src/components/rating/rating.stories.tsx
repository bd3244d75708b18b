import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../primitives/layout.ts';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: 4.5 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 5, step: 0.5 } } },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfStars: Story = {};

export const Values: Story = {
  render: () => (
    <Stack $align="start">
      {[0, 1, 2.5, 4, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </Stack>
  ),
};
