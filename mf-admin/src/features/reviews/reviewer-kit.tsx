import type { ReviewerKitEntry } from '@platform/contracts';
import {
  Button,
  Checkbox,
  CopyButton,
  Heading,
  PrintedAlone,
  RADIUS,
  Row,
  space,
  Stack,
  Text,
  textSize,
  usePrintAlone,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { WIDE_PAGE } from '../../shared/page/admin-page.tsx';

type Props = { kit: readonly ReviewerKitEntry[] };

/** Inputs that no member has seen, each with what must happen with it in the work. What is ticked is not stored. */
export function ReviewerKit({ kit }: Props) {
  const { isPrinted, print } = usePrintAlone();
  if (kit.length === 0) return null;
  return (
    <Stack as="section" aria-label="Reviewer kit" data-printed={isPrinted ? '' : undefined}>
      {isPrinted && <PrintedAlone />}
      <Row $justify="between">
        <Heading as="h2" $size={18}>
          Reviewer kit
        </Heading>
        <Button size="compact" onClick={print}>
          Print the kit
        </Button>
      </Row>
      <Text $size={14} $tone="muted">
        Try the work with each input. Members never see them, so do not quote them word for word. Ticks are
        for you and are not kept.
      </Text>
      <Entries>
        {kit.map(({ input, expect }, index) => (
          <Entry key={index}>
            <Row $justify="between">
              <Checkbox label={`Input ${index + 1} tried`} />
              <CopyButton text={input} label={`input ${index + 1}`} />
            </Row>
            <Pair>
              <div>
                <dt>Input</dt>
                <Quote as="dd">{input}</Quote>
              </div>
              <div>
                <dt>What must happen</dt>
                <dd>{expect}</dd>
              </div>
            </Pair>
          </Entry>
        ))}
      </Entries>
    </Stack>
  );
}

const Entries = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Entry = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  break-inside: avoid;
`;

const Pair = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${textSize(14)}

  dt {
    color: var(--muted);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  ${WIDE_PAGE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Quote = styled.div`
  padding: ${space(2)} ${space(3)};
  border-left: 3px solid var(--line);
  background: var(--sunken);
`;
