import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Text } from '../../primitives/text.ts';
import { Fold } from './fold.tsx';

const meta = {
  title: 'Components/Fold',
  component: Fold,
  args: { summary: 'Guideline', children: <Text>Mark every object that is at least half visible.</Text> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: true } };
