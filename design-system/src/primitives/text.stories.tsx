import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BreakableText } from './breakable-text.tsx';
import { Stack, Surface } from './layout.ts';
import { PrintedAlone, PrintOnly } from './print.ts';
import { Heading, Prose, Text, type TextTone } from './text.ts';
import { UnbrokenRanges } from './unbroken-ranges.tsx';
import { SkipLink, VisuallyHidden } from './visually-hidden.ts';

const TEXT_TONES: readonly TextTone[] = ['ink', 'muted', 'primary', 'available', 'locked', 'held', 'danger'];

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Running text is at most 40em wide.', $strong: false, $tabular: false },
  argTypes: {
    $size: { control: 'select', options: [14, 16, 18, 22, 28, 38, 60] },
    $tone: { control: 'select', options: TEXT_TONES },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack $gap={2}>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} $tone={tone}>
          Tone {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack>
      {([60, 38, 28, 22, 18, 16] as const).map((size) => (
        <Heading key={size} $size={size}>
          Heading of size {size}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Article: Story = {
  render: () => (
    <Prose>
      <h2>How rewards work</h2>
      <p>Every approved task adds its reward to your locked balance.</p>
      <h3>When they unlock</h3>
      <ul>
        <li>A reward unlocks after 15 days.</li>
        <li>You can withdraw $50.00 or more.</li>
      </ul>
    </Prose>
  ),
};

/** Usernames and addresses break after `_`, `.` and `@`. */
export const Breakable: Story = {
  render: () => (
    <Surface>
      <BreakableText>a_very_long_username.with_many.parts@mail.example.org</BreakableText>
    </Surface>
  ),
};

/** The range does not break at its hyphen. */
export const Ranges: Story = {
  render: () => (
    <Text style={{ width: '9.5rem' }}>
      <UnbrokenRanges>The review takes 24-48 hours.</UnbrokenRanges>
    </Text>
  ),
};

/** Only screen readers announce the second word. */
export const HiddenText: Story = {
  render: () => (
    <Text>
      Show<VisuallyHidden> password</VisuallyHidden>
    </Text>
  ),
};

export const FocusedSkipLink: Story = {
  render: () => (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <div id="content">The content of the page</div>
    </>
  ),
  play: async ({ userEvent }) => userEvent.tab(),
};

/** The sheet alone is printed, with a line that the screen does not show. */
export const OnPaper: Story = {
  render: () => (
    <Stack>
      <Text>Only on the screen.</Text>
      <Surface data-printed="">
        <PrintedAlone />
        <PrintOnly>Only on paper.</PrintOnly>
        <Text>On both.</Text>
      </Surface>
    </Stack>
  ),
};
