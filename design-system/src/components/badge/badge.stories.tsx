import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { BadgeLabel } from '../../primitives/get-label.ts';
import { Row } from '../../primitives/layout.ts';
import { TONE_CONTROL, TONE_WORDS, TONES } from '../../stories/tones.ts';
import { Badge, LabelBadge } from './badge.tsx';

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

const LABELS: Readonly<Record<string, BadgeLabel>> = {
  pending: { label: 'Pending', tone: 'locked' },
  paid: { label: 'Paid out', tone: 'available' },
};

/** The last value has no label: it reads as its name. */
export const OfValues: Story = {
  render: () => (
    <Row>
      {['pending', 'paid', 'taken_back'].map((value) => (
        <LabelBadge key={value} labels={LABELS} value={value} />
      ))}
    </Row>
  ),
};
