import type { Criterion, GuidelineSection } from '@platform/contracts';
import { DisclosureList, Heading, Prose, Stack, Text } from '@platform/design-system';

type Props = {
  instructions: string;
  guideline: readonly GuidelineSection[];
  rubric: readonly Criterion[];
};

/** What to do, what counts, and how the work is read. */
export function Guideline({ instructions, guideline, rubric }: Props) {
  return (
    <Stack $gap={5}>
      <Stack as="section" $gap={2}>
        <Heading $size={18}>Instructions</Heading>
        <Paragraphs text={instructions} />
      </Stack>
      {guideline.length > 0 && (
        <Stack as="section" $gap={2}>
          <Heading $size={18}>Guideline</Heading>
          <DisclosureList
            items={guideline.map(({ title, text }) => ({
              summary: title,
              content: <Paragraphs text={text} />,
            }))}
          />
        </Stack>
      )}
      {rubric.length > 0 && (
        <Stack as="section" $gap={2}>
          <Heading $size={18}>How your work is read</Heading>
          <DisclosureList
            items={rubric.map(({ title, options }) => ({
              summary: title,
              content: (
                <Stack as="dl" $gap={2}>
                  {options.map(({ id, label, anchor }) => (
                    <div key={id}>
                      <Text as="dt" $strong>
                        {label}
                      </Text>
                      <Text as="dd" $tone="muted">
                        {anchor}
                      </Text>
                    </div>
                  ))}
                </Stack>
              ),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <Prose>
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          <p key={index}>{line}</p>
        ))}
    </Prose>
  );
}
