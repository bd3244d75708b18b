import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Toast, ToastAction, ToastProvider, ToastViewport } from './toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { title: 'Settings saved', description: 'Your payout method is now PayPal.', duration: Infinity },
  argTypes: {
    tone: { control: 'select', options: ['primary', 'available', 'danger'] },
    duration: { control: false },
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
        <ToastViewport />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};

export const Success: Story = { args: { tone: 'available', title: 'Bonus claimed' } };

export const Failure: Story = {
  args: { tone: 'danger', title: 'Logout failed', description: 'The server is not available. Try again.' },
};

export const WithAction: Story = {
  args: {
    tone: 'available',
    title: 'Purchase approved',
    description: 'Applied in 10 seconds.',
    children: (
      <ToastAction altText="Undo it on its page" onClick={() => undefined}>
        Undo
      </ToastAction>
    ),
  },
};

export const TitleOnly: Story = { args: { description: undefined } };
