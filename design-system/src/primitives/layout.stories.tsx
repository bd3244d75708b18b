import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WithScript } from './with-script.ts';
import { Container, Grid, Hairline, Row, Section, Split, Stack, Surface } from './layout.ts';
import { Text } from './text.ts';

const CELLS = ['One', 'Two', 'Three', 'Four'].map((name) => (
  <Surface key={name} $padding={3}>
    {name}
  </Surface>
));

const meta = { title: 'Primitives/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const VerticalStack: Story = { render: () => <Stack $gap={2}>{CELLS}</Stack> };

export const HorizontalRow: Story = { render: () => <Row>{CELLS}</Row> };

export const JustifiedRow: Story = {
  render: () => (
    <Row $justify="between" $align="baseline">
      {CELLS}
    </Row>
  ),
};

/** Without a script, the second one is left out. */
export const OnlyWithAScript: Story = {
  render: () => (
    <Stack>
      <Text>A link works everywhere</Text>
      <WithScript>A button needs a script</WithScript>
    </Stack>
  ),
};

export const EqualColumns: Story = { render: () => <Grid $min={160}>{CELLS}</Grid> };

export const TwoColumns: Story = { render: () => <Split $ratio={2}>{CELLS.slice(0, 2)}</Split> };

export const Surfaces: Story = {
  render: () => (
    <Stack>
      <Surface>A box with a border</Surface>
      <Surface $sunken>A sunken box</Surface>
      <Hairline />
      <Text>Text below a hairline</Text>
    </Stack>
  ),
};

export const PageSection: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Section>
        <Container>
          <Surface>As wide as a page</Surface>
        </Container>
      </Section>
      <Section $tight>
        <Container $text>
          <Surface>As wide as a readable line of text</Surface>
        </Container>
      </Section>
    </>
  ),
};
