import type { Criterion } from '@platform/contracts';
import { Heading, RadioGroup, space, Stack, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { describePreset } from './score.ts';
import type { ReviewModel } from './use-review-model.ts';

/** The criteria of the task, each with three options that say what work looks like that gets them. */
export function Rubric({ model }: { model: ReviewModel }) {
  const { record, canReview, review, criterionIndex } = model;
  if (!canReview || record.rubric.length === 0) return null;
  return (
    <Stack as="section" aria-label="Rubric">
      <div>
        <Heading as="h2" $size={18}>
          Rubric
        </Heading>
        <Text $size={14} $tone="muted">
          The keys 1 to 3 choose for the marked criterion, then the next one without a choice is marked.
        </Text>
      </div>
      <Criteria>
        {record.rubric.map((criterion, index) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            hint={describePreset(criterion, record, review.draft.criteria[criterion.id])}
            value={review.draft.criteria[criterion.id] ?? ''}
            isCurrent={index === criterionIndex}
            onChoose={(option) => model.chooseOption(index, option)}
          />
        ))}
      </Criteria>
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
  onChoose: (option: string) => void;
};

function CriterionField({ criterion: { id, title, options }, hint, value, isCurrent, onChoose }: FieldProps) {
  return (
    <CurrentMark data-current={isCurrent ? '' : undefined}>
      <RadioGroup
        label={title}
        hint={hint}
        name={`criterion-${id}`}
        value={value}
        options={options.map((option, index) => ({
          value: option.id,
          label: `${index + 1}. ${option.label}`,
          hint: option.anchor,
        }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    </CurrentMark>
  );
}

const Criteria = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(4)};
`;

const CurrentMark = styled.div`
  padding-left: ${space(3)};
  border-left: 3px solid transparent;

  &[data-current] {
    border-color: var(--primary);
  }
`;
