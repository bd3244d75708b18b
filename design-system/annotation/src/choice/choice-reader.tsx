import { styled } from 'styled-components';
import { Badge, RADIUS, space, Stack, Text, textSize } from '@platform/design-system';
import type { ChoiceAnswer } from '@platform/contracts';
import type { ReaderProps } from '../part-props.ts';
import { ComparedValue, NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';

/** Shows every option, which of them were chosen, and which the compared answer chose. */
export function ChoiceReader({ definition, answer, comparison, ...notes }: ReaderProps<'choice'>) {
  const { options, allowsCannotTell, prompt } = definition;
  const rows = [
    ...options.map(({ id, label, hint }) => ({ id, label, hint })),
    ...(allowsCannotTell ? [{ id: CANNOT_TELL, label: 'Cannot tell', hint: null }] : []),
  ];
  return (
    <Stack $gap={3}>
      {!rows.some(({ id }) => isChosen(answer, id)) && <Text $tone="muted">{NOT_ANSWERED}</Text>}
      <Options aria-label={prompt}>
        {rows.map(({ id, label, hint }) => (
          <Option key={id} data-chosen={isChosen(answer, id) ? '' : undefined}>
            <Line>
              <Label>
                {label}
                {hint !== null && <OptionHint>{hint}</OptionHint>}
              </Label>
              {isChosen(answer, id) && <Badge tone="primary">Chosen</Badge>}
              {comparison && isChosen(comparison.answer, id) && <Badge>{comparison.label}</Badge>}
            </Line>
            <PlaceNotes {...notes} target={`option:${id}`} name={`"${label}"`} />
          </Option>
        ))}
      </Options>
      {answer.note !== '' && <NoteText>Note: {answer.note}</NoteText>}
      {comparison && comparison.answer.note !== '' && comparison.answer.note !== answer.note && (
        <ComparedValue label={`${comparison.label}, note`}>{comparison.answer.note}</ComparedValue>
      )}
    </Stack>
  );
}

/** Stands for "Cannot tell" in the targets of comments. */
const CANNOT_TELL = 'cannot_tell';

function isChosen({ selected, cannotTell }: ChoiceAnswer, id: string): boolean {
  return id === CANNOT_TELL ? cannotTell : selected.includes(id);
}

const Options = styled.ul`
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
`;

const Option = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2.5)} ${space(3.5)};

  & + & {
    border-top: 1px solid var(--line);
  }

  &[data-chosen] {
    background: var(--primary-soft);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Label = styled.span`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const OptionHint = styled.span`
  ${textSize(14)}
  display: block;
  color: var(--muted);
`;

const NoteText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
