import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../components/button/button.tsx';
import { LockedDrawing, SuccessDrawing } from '../drawings/state-drawings.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    title: 'No tasks yet',
    level: 2,
    children: 'Tasks appear here once you own a blueprint.',
    action: <Button variant="primary">Explore blueprints</Button>,
  },
  argTypes: { drawing: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const WithoutAction: Story = { args: { action: undefined } };

export const TitleOnly: Story = { args: { action: undefined, children: undefined } };

export const Locked: Story = { args: { title: 'Verify your identity first', drawing: <LockedDrawing /> } };

export const Success: Story = {
  args: { title: 'This queue is empty', drawing: <SuccessDrawing />, action: undefined },
};

export const WholePage: Story = { args: { level: 1 } };
