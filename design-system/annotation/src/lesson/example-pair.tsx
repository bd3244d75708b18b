import { styled } from 'styled-components';
import {
  CheckIcon,
  CloseIcon,
  Heading,
  RADIUS,
  Row,
  space,
  Stack,
  Surface,
  Text,
} from '@platform/design-system';
import type { LessonExample } from '@platform/contracts';

type Props = { bad: LessonExample; good: LessonExample };

/** A bad and a good example side by side, one below the other on phones, with the reason below each. */
export function ExamplePair({ bad, good }: Props) {
  return (
    <Pair>
      <Example name="Bad example" tone="danger" example={bad} />
      <Example name="Good example" tone="available" example={good} />
    </Pair>
  );
}

const ICONS = { danger: CloseIcon, available: CheckIcon } as const;

type ExampleProps = { name: string; tone: keyof typeof ICONS; example: LessonExample };

function Example({ name, tone, example: { title, text, why } }: ExampleProps) {
  const Icon = ICONS[tone];
  return (
    <Surface role="group" aria-label={`${name}: ${title}`}>
      <Stack $gap={3}>
        <Row $gap={2}>
          <Icon size={20} />
          <Text $size={14} $tone={tone} $strong>
            {name}
          </Text>
        </Row>
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <Quote>{text}</Quote>
        <Text $tone="muted">
          <strong>Why: </strong>
          {why}
        </Text>
      </Stack>
    </Surface>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space(4)};
`;

const Quote = styled.blockquote`
  padding: ${space(3)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
