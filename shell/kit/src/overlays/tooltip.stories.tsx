import { Button, Row } from '@platform/design-system';
import { LazyTooltip } from '@platform/kit';
import { Tooltip } from '@platform/kit/overlays';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { content: 'Copy the referral link', side: 'bottom', children: <Button>Copy</Button> },
  argTypes: {
    side: { control: 'select', options: ['top', 'right', 'bottom', 'left'] },
    children: { control: false },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens after 700 ms. */
export const Closed: Story = {};

export const OpenOnFocus: Story = { play: async ({ userEvent }) => userEvent.tab() };

/** The second one opens without delay within 300 ms of the first. */
export const Neighbors: Story = {
  render: () => (
    <Row>
      <Tooltip content="Approve this record">
        <Button>Approve</Button>
      </Tooltip>
      <Tooltip content="Reject this record">
        <Button>Reject</Button>
      </Tooltip>
    </Row>
  ),
};

/** Of a layout, whose first file contains no overlays. */
export const OfALayout: Story = {
  render: () => (
    <LazyTooltip content="Dashboard" side="right">
      <Button>D</Button>
    </LazyTooltip>
  ),
};
