import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { TONE_CONTROL, TONE_WORDS, TONES } from '../../stories/tones.ts';
import { Swatch } from './swatch.tsx';

const meta = {
  title: 'Components/Swatch',
  component: Swatch,
  args: { tone: 'locked', size: 24 },
  argTypes: { tone: TONE_CONTROL },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const Legend: Story = {
  render: () => (
    <Row $gap={5}>
      {TONES.map((tone) => (
        <Row key={tone} $gap={2}>
          <Swatch tone={tone} /> {TONE_WORDS[tone]}
        </Row>
      ))}
    </Row>
  ),
};
