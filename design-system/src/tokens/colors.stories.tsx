import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { Grid, Stack } from '../primitives/layout.ts';
import { Text } from '../primitives/text.ts';
import { color, type ColorToken, DARK, LIGHT } from './colors.ts';
import { RADIUS, space } from './scale.ts';

const TOKENS = Object.keys(LIGHT) as ColorToken[];

const meta = { title: 'Foundations/Colors' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every color token in the current theme, with its values in both themes. */
export const Colors: Story = {
  render: () => (
    <Grid $min={200}>
      {TOKENS.map((token) => (
        <Stack key={token} $gap={1}>
          <Sample $token={token} />
          <Text $strong>{token}</Text>
          <Text $size={14} $tone="muted" $tabular>
            {color(token)}
            <br />
            {LIGHT[token]} light, {DARK[token]} dark
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

const Sample = styled.div<{ $token: ColorToken }>`
  height: ${space(14)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: ${({ $token }) => color($token)};
`;
