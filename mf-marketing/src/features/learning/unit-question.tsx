import { findPartErrors, MaterialView, PartEditors } from '@platform/annotation';
import type { AskedUnit, CheckedUnit, ItemAnswers } from '@platform/contracts';
import { Alert, Button, ErrorAlert, Stack, Text, WithScript } from '@platform/design-system';
import { describeError } from '@platform/kit';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { UNIT } from '../../content/learning.content.ts';
import { useCheckPublicUnitMutation } from './learning-api.ts';
import type { ComparisonProps } from './unit-comparison.tsx';

export type UnitQuestionProps = {
  unit: Pick<AskedUnit, 'id' | 'material' | 'parts'>;
  /** Called with the result each time an answer is checked. */
  onChecked: (checked: CheckedUnit) => void;
};

/** Needed after a wrong answer only. Without it, the explanation has to do. */
const Comparison = lazy(async (): Promise<{ default: ComponentType<ComparisonProps> }> => {
  try {
    const { Comparison: Component } = await import(
      /* webpackChunkName: "unit-comparison" */ './unit-comparison.tsx'
    );
    return { default: Component };
  } catch {
    return { default: () => null };
  }
});

/** A question with the editor of its type. The server checks the answer; the page does not know what is right. */
export function UnitQuestion({ unit, onChecked }: UnitQuestionProps) {
  const { id, material, parts } = unit;
  const [answers, setAnswers] = useState<ItemAnswers>({});
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [check, { data: checked, error, isLoading, reset }] = useCheckPublicUnitMutation();
  const errors = findPartErrors(parts, answers);

  const change = (changed: ItemAnswers) => {
    setAnswers(changed);
    // What was said is about another answer.
    reset();
  };
  const submit = async () => {
    const isComplete = Object.keys(errors).length === 0;
    setIsIncomplete(!isComplete);
    if (!isComplete) return;
    const { data } = await check({ params: { unitId: id }, body: { answers } });
    if (data) onChecked(data);
  };

  return (
    <Stack $gap={5}>
      <MaterialView material={material} />
      <PartEditors item={unit} answers={answers} {...(isIncomplete && { errors })} onChange={change} />
      <WithScript>
        <Button variant="secondary" busy={isLoading} busyText={UNIT.checking} onClick={() => void submit()}>
          {UNIT.check}
        </Button>
      </WithScript>
      {error && <ErrorAlert title="Your answer was not checked" error={describeError(error)} />}
      {checked && <Verdict checked={checked} />}
      {checked?.isRight === false && (
        <Suspense>
          <Comparison parts={parts} answers={answers} scores={checked.scores} />
        </Suspense>
      )}
    </Stack>
  );
}

function Verdict({ checked: { isRight, explanation } }: { checked: CheckedUnit }) {
  const title = isRight === null ? UNIT.unknown : isRight ? UNIT.right : UNIT.wrong;
  return (
    <Alert role="status" tone={isRight ? 'available' : 'locked'} title={title}>
      <Text>{explanation}</Text>
      {isRight === false && <Text>{UNIT.tryAgain}</Text>}
    </Alert>
  );
}
