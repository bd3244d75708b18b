import { Heading, Stack, Text } from '@platform/design-system';
import { checkPrompt } from '@platform/contracts';
import type { ReaderProps } from '../part-props.ts';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { AnswerText } from '../text-checks/answer-text.tsx';
import { CheckList } from '../text-checks/check-list.tsx';
import { FIELD_LABELS } from './field-labels.ts';

/** Shows the messages of a prompt, its rules and the checklist. */
export function PromptReader({ definition, answer, comparison, ...notes }: ReaderProps<'prompt'>) {
  const { fields, checklist } = definition;
  return (
    <Stack $gap={4}>
      {fields.map((name) => (
        <Stack key={name} role="group" $gap={2} aria-label={FIELD_LABELS[name]}>
          <Heading as="h4" $size={16}>
            {FIELD_LABELS[name]}
          </Heading>
          <AnswerText
            name={FIELD_LABELS[name]}
            text={answer[name]}
            comparison={comparison && { label: comparison.label, text: comparison.answer[name] }}
            target={`field:${name}`}
            comments={notes.comments}
            onComment={notes.onComment}
          />
          <PlaceNotes {...notes} target={`field:${name}`} name={FIELD_LABELS[name].toLowerCase()} />
        </Stack>
      ))}
      <CheckList
        text={fields
          .map((name) => answer[name])
          .join('\n')
          .trim()}
        checks={checkPrompt(definition, answer)}
      />
      {checklist.map(({ id, label }) => (
        <Text key={id} $size={14}>
          {answer.checked.includes(id) ? 'Confirmed' : 'Not confirmed'}: {label}
        </Text>
      ))}
    </Stack>
  );
}
