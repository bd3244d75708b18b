import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const error = {
  message: 'The service is temporarily unavailable.',
  nextStep: 'Try again in a moment; it is safe to retry.',
};

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: { title: 'We could not load your tasks', level: 2, error, onRetry: fn() },
  argTypes: { drawing: { control: false } },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};

export const Retrying: Story = { args: { busy: true } };

export const WithRequestId: Story = {
  args: { error: { ...error, requestId: '514c2bc5-68c9-4bb3-b4a0-4e8a1c8f9e02' } },
};

export const WithoutRetry: Story = { args: { onRetry: undefined } };
