import { Button, Row } from '@platform/design-system';
import { useToast, type ToastMessage } from '@platform/kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryPlatform } from '../testing/story-platform.tsx';

/** Shows the message with a button. Another press replaces the toast. */
function ToastExample(message: ToastMessage) {
  const showToast = useToast();
  return (
    <Row>
      <Button onClick={() => showToast(message)}>Show toast</Button>
      <Button onClick={() => showToast({ title: 'Another toast' })}>Show another</Button>
    </Row>
  );
}

const meta = {
  title: 'Kit/Toasts',
  component: ToastExample,
  args: { title: 'Settings saved', description: 'Your payout method is now PayPal.' },
  argTypes: { tone: { control: 'select', options: ['neutral', 'success', 'danger'] } },
  decorators: [
    (Story) => (
      <StoryPlatform>
        <Story />
      </StoryPlatform>
    ),
  ],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show toast' })),
} satisfies Meta<typeof ToastExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success', title: 'Bonus claimed' } };

export const Failure: Story = { args: { tone: 'danger', title: 'Logout failed' } };

/** A new toast replaces the previous one. */
export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show toast' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show another' }));
  },
};
