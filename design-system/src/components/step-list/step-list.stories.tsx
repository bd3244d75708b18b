import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepList, StepRow } from './step-list.tsx';

const meta = {
  title: 'Components/StepList',
  component: StepList,
  args: {
    level: 2,
    steps: [
      { title: 'Sign up', text: 'It takes a minute and costs nothing.' },
      { title: 'Verify your identity', text: 'We review your documents within 24 hours.' },
      { title: 'Complete tasks', text: 'Every approved task adds its reward to your balance.' },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};

export const Horizontal: Story = { render: (args) => <StepRow {...args} /> };

export const CustomLabel: Story = { render: (args) => <StepRow {...args} stepLabel="Part" /> };
