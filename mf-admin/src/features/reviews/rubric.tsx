import type { Criterion } from '@platform/contracts';
import {
  Heading,
  SegmentedControl,
  space,
  Stack,
  Text,
  textSize,
  VisuallyHidden,
  WEIGHT,
} from '@platform/design-system';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { describePreset } from './score.ts';
import type { ReviewModel } from './use-review-model.ts';

/** The criteria of the task. The marked one says what work looks like that gets each of its options. */
export function Rubric({ model }: { model: ReviewModel }) {
  const { record, canReview, review, criterionIndex, missingAsked } = model;
  if (!canReview || record.rubric.length === 0) return null;
  return (
    <Stack as="section" aria-label="Rubric" $gap={3}>
      <Heading as="h2" $size={16}>
        Rubric
      </Heading>
      {record.rubric.map((criterion, index) => (
        <CriterionField
          key={criterion.id}
          criterion={criterion}
          hint={describePreset(criterion, record, review.draft.criteria[criterion.id])}
          value={review.draft.criteria[criterion.id] ?? ''}
          isCurrent={index === criterionIndex}
          missingAsked={index === criterionIndex ? missingAsked : 0}
          onChoose={(option) => model.chooseOption(index, option)}
        />
      ))}
    </Stack>
  );
}

type FieldProps = {
  criterion: Criterion;
  /** How the score decides about it. */
  hint: string | undefined;
  value: string;
  /** Whether the number keys choose for this criterion. */
  isCurrent: boolean;
  /** How often a decision was tried without its choice. */
  missingAsked: number;
  onChoose: (option: string) => void;
};

function CriterionField(props: FieldProps) {
  const { criterion, hint, value, isCurrent, missingAsked, onChoose } = props;
  const { title, options } = criterion;
  const field = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useEffect(() => {
    if (missingAsked > 0) field.current?.querySelector('input')?.focus();
  }, [missingAsked]);
  return (
    <Field ref={field} data-current={isCurrent ? '' : undefined}>
      <strong aria-hidden="true">{title}</strong>
      <Levels
        label={title}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={value}
        options={options.map((option, index) => ({
          value: option.id,
          label: (
            <>
              {`${index + 1}. ${option.label}`}
              <VisuallyHidden>: {option.anchor}</VisuallyHidden>
            </>
          ),
        }))}
        onValueChange={onChoose}
      />
      {missingAsked > 0 && value === '' && (
        <Text $size={14} role="alert">
          Choose an option first.
        </Text>
      )}
      {isCurrent && (
        <ol aria-hidden="true">
          {options.map(({ id, anchor }) => (
            <li key={id}>{anchor}</li>
          ))}
        </ol>
      )}
      {hint !== undefined && (
        <Text $size={14} $tone="muted" id={hintId}>
          {hint}
        </Text>
      )}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(2)};
  border-left: 3px solid transparent;
  ${textSize(14)}

  strong {
    font-weight: ${WEIGHT.strong};
  }

  ol {
    padding-left: 1.25em;
    color: var(--muted);
    font-size: 0.8125rem;
    line-height: 1.35;
  }

  &[data-current] {
    border-color: var(--primary);
  }
`;

/** Three levels fit beside each other in the rail; long words wrap. */
const Levels = styled(SegmentedControl)`
  max-width: 100%;
  flex-wrap: wrap;

  label {
    min-height: 1.75rem;
    padding: 0 ${space(1.5)};
    font-size: 0.8125rem;
  }
` as typeof SegmentedControl;
