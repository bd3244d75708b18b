import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { TONE_CONTROL, TONE_WORDS, TONES } from '../../stories/tones.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Available', tone: 'available' },
  argTypes: { tone: TONE_CONTROL, mark: { control: 'boolean' } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMark: Story = {};

export const WithoutMark: Story = { args: { mark: false } };

export const Tones: Story = {
  render: () => (
    <Row>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {TONE_WORDS[tone]}
        </Badge>
      ))}
    </Row>
  ),
};
