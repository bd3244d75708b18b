import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { size: 18 },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextToText: Story = {
  render: (args) => (
    <Row>
      <Spinner {...args} />
      Sending...
    </Row>
  ),
};

export const Large: Story = { args: { size: 40 } };
