import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { Button } from '../button/button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Rewards unlock after 15 days', side: 'bottom', children: <Button>Locked</Button> },
  argTypes: {
    side: { control: 'select', options: ['top', 'right', 'bottom', 'left'] },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <TooltipProvider delayDuration={0}>
        <Row $justify="center">
          <Story />
        </Row>
      </TooltipProvider>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenOnFocus: Story = { play: async ({ userEvent }) => userEvent.tab() };
