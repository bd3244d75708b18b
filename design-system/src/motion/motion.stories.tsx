import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { Button } from '../components/button/button.tsx';
import { Stack, Surface } from '../primitives/layout.ts';
import { Text } from '../primitives/text.ts';
import { fadeIn, slideUp } from './enter.ts';
import { useCountUp } from './use-count-up.ts';

function Entrances() {
  const [count, setCount] = useState(0);
  return (
    <Stack $align="start">
      <Button onClick={() => setCount(count + 1)}>Play again</Button>
      <FadingSurface key={`fade-${count}`}>fadeIn</FadingSurface>
      <SlidingSurface key={`slide-${count}`}>slideUp</SlidingSurface>
    </Stack>
  );
}

function Counter() {
  const [value, setValue] = useState(100);
  const shown = useCountUp(value);
  return (
    <Stack $align="start">
      <Text $size={38} $tabular>
        {shown}
      </Text>
      <Button onClick={() => setValue(value + 150)}>Add 150</Button>
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enter: Story = { render: () => <Entrances /> };

export const CountUp: Story = { render: () => <Counter /> };

const FadingSurface = styled(Surface)`
  ${fadeIn}
`;

const SlidingSurface = styled(Surface)`
  ${slideUp}
`;
