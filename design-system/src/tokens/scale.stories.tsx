import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { DescriptionList } from '../components/description-list/description-list.tsx';
import { Row, Stack } from '../primitives/layout.ts';
import { Text } from '../primitives/text.ts';
import {
  CONTROL_HEIGHT,
  FLOATING,
  FONT,
  LAYER,
  MEDIA,
  MOTION,
  RADIUS,
  space,
  TEXT_SIZES,
  type TextSize,
  textSize,
  WEIGHT,
  WIDTH,
} from './scale.ts';

const SPACING_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 18];

const meta = { title: 'Foundations/Scale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `space(steps)`: steps of 4 px. */
export const Spacing: Story = {
  render: () => (
    <Stack $gap={2}>
      {SPACING_STEPS.map((steps) => (
        <Row key={steps} $nowrap>
          <Text $size={14} $tabular>
            space({steps}) = {space(steps)}
          </Text>
          <Bar $width={space(steps)} />
        </Row>
      ))}
    </Stack>
  ),
};

/** `textSize(size)`: font size and line height. */
export const TextSizes: Story = {
  render: () => (
    <Stack $gap={5}>
      {toEntries(TEXT_SIZES).map(([size, { size: fontSize, line }]) => (
        <div key={size}>
          <SizedText $size={Number(size) as TextSize}>Learn and earn</SizedText>
          <Text $size={14} $tone="muted">
            {size}: {fontSize}, line height {line}
          </Text>
        </div>
      ))}
    </Stack>
  ),
};

export const Fonts: Story = {
  render: () => (
    <Stack>
      {toEntries(FONT).map(([name, family]) => (
        <div key={name}>
          <SampleText $family={family}>Learn and earn 0123456789</SampleText>
          <Text $size={14} $tone="muted">
            {name}: {family}
          </Text>
        </div>
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack>
      {toEntries(WEIGHT).map(([name, weight]) => (
        <WeightedText key={name} $weight={weight}>
          {name}: {weight}
        </WeightedText>
      ))}
    </Stack>
  ),
};

export const Radii: Story = {
  render: () => (
    <Row $gap={5}>
      {toEntries(RADIUS).map(([name, radius]) => (
        <Box key={name} $radius={radius}>
          {name}: {radius}
        </Box>
      ))}
    </Row>
  ),
};

/** Only elements that float above the page have a shadow. */
export const Shadow: Story = {
  render: () => (
    <Box $radius={RADIUS.card} $floats>
      FLOATING
    </Box>
  ),
};

export const Sizes: Story = { render: () => <Values of={{ ...CONTROL_HEIGHT, ...WIDTH }} /> };

export const Breakpoints: Story = { render: () => <Values of={MEDIA} /> };

export const Motion: Story = { render: () => <Values of={MOTION} /> };

export const Layers: Story = { render: () => <Values of={LAYER} /> };

function Values({ of: values }: { of: Record<string, string | number> }) {
  return (
    <DescriptionList items={toEntries(values).map(([name, value]) => ({ term: name, description: value }))} />
  );
}

function toEntries<Value>(values: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(values);
}

const Bar = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: ${space(4)};
  background: var(--primary);
`;

const SizedText = styled.p<{ $size: TextSize }>`
  ${({ $size }) => textSize($size)}
`;

const SampleText = styled.p<{ $family: string }>`
  font-family: ${({ $family }) => $family};
`;

const WeightedText = styled.p<{ $weight: number }>`
  font-weight: ${({ $weight }) => $weight};
`;

const Box = styled.div<{ $radius: string; $floats?: boolean }>`
  padding: ${space(6)};
  border: 1px solid var(--line);
  border-radius: ${({ $radius }) => $radius};
  background: var(--surface);
  ${({ $floats }) => $floats && FLOATING}
`;
