import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorAlert } from './error-alert.tsx';
import { ErrorDetails } from './error-details.tsx';

const error = {
  message: 'Something went wrong on our side.',
  nextStep: 'Try again; if it happens again, contact support.',
  requestId: '514c2bc5-68c9-4bb3-b4a0-4e8a1c8f9e02',
};

const meta = {
  title: 'Patterns/ErrorAlert',
  component: ErrorAlert,
  args: { error },
} satisfies Meta<typeof ErrorAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MessageAsTitle: Story = {};

export const WithTitle: Story = { args: { title: 'Invitation not sent' } };

export const TitleAlone: Story = {
  args: { error: {}, title: 'There was an error updating your profile. Please try again.' },
};

export const WithAction: Story = {
  args: {
    error: { message: 'This link is no longer valid.' },
    action: <a href="#request">Request a new link</a>,
  },
};

/** The running text of the alert, as toasts and pages show it. */
export const Details: Story = { render: () => <ErrorDetails error={error} /> };
