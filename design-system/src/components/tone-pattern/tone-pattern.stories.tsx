import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row, Stack } from '../../primitives/layout.ts';
import { TONE_CONTROL, TONE_WORDS, TONES } from '../../stories/tones.ts';
import type { Tone } from '../swatch/swatch.tsx';
import { TonePattern } from './tone-pattern.tsx';

function Bar({ id, tone }: { id: string; tone: Tone }) {
  return (
    <svg width="160" height="24" aria-hidden="true">
      <TonePattern id={id} tone={tone} />
      <rect width="160" height="24" rx="4" fill={`url(#${id})`} />
    </svg>
  );
}

const meta = {
  title: 'Components/TonePattern',
  component: TonePattern,
  args: { id: 'bar', tone: 'locked' },
  argTypes: { tone: TONE_CONTROL },
  render: (args) => <Bar {...args} />,
} satisfies Meta<typeof TonePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Row key={tone}>
          <Bar id={`bar-${tone}`} tone={tone} /> {TONE_WORDS[tone]}
        </Row>
      ))}
    </Stack>
  ),
};
