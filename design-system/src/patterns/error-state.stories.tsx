import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { NotFoundDrawing } from '../drawings/state-drawings.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: {
    title: 'We could not load your tasks',
    level: 2,
    children: 'The server is not available. Try again in a minute.',
    onRetry: fn(),
  },
  argTypes: { drawing: { control: false } },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};

export const Retrying: Story = { args: { busy: true } };

export const WithRequestId: Story = { args: { requestId: '01JD6Z7Q4M-8f3a2c' } };

export const WithoutRetry: Story = { args: { onRetry: undefined } };

export const NotFound: Story = {
  args: {
    title: 'This page does not exist',
    level: 1,
    children: 'Check the address.',
    onRetry: undefined,
    drawing: <NotFoundDrawing width={240} />,
  },
};
