import { findPartErrors, PartEditors } from '@platform/annotation';
import type { AnsweredPractice, ItemAnswers, Practice } from '@platform/contracts';
import {
  Alert,
  Badge,
  Button,
  ErrorAlert,
  focusAlert,
  Heading,
  Row,
  Stack,
  Text,
} from '@platform/design-system';
import { describeError } from '@platform/kit';
import { useEffect, useRef, useState } from 'react';
import { PRACTICE_REASON_TEXTS } from '../../../content/learning.content.ts';
import { PartReaders } from '../../../shared/answers/part-readers.tsx';
import { UnitPanes } from '../../../shared/answers/unit-panes.tsx';
import { useAnswerPracticeMutation } from '../practice-api.ts';

type Props = {
  item: Practice['items'][number];
  timeZone: string;
  isLast: boolean;
  onAnswered: (result: AnsweredPractice) => void;
  onNext: () => void;
};

/** One question of practice: it is answered once, and then shows what is right, and why. */
export function PracticeUnit({ item, timeZone, isLast, onAnswered, onNext }: Props) {
  const { id, unit, reason, comment } = item;
  const [answers, setAnswers] = useState<ItemAnswers>({});
  const [isChecked, setIsChecked] = useState(false);
  const [send, { data: result, error, isLoading }] = useAnswerPracticeMutation();
  const errors = findPartErrors(unit.parts, answers);

  async function check(): Promise<void> {
    setIsChecked(true);
    if (Object.keys(errors).length > 0) return;
    const answer = await send({ body: { id, answers, timeZone } });
    if (answer.data) onAnswered(answer.data);
  }

  return (
    <UnitPanes id={id} material={unit.material}>
      <Stack $gap={4}>
        <Row $justify="between">
          <Heading $size={18}>Question {unit.objective}</Heading>
          <Badge>{PRACTICE_REASON_TEXTS[reason]}</Badge>
        </Row>
        {comment !== null && (
          <Alert tone="neutral" title="What a reviewer wrote about your work">
            {comment}
          </Alert>
        )}
        {result ? (
          <>
            <Feedback result={result} />
            <PartReaders item={unit} answers={answers} scores={result.checked.scores} />
            <Alert tone="neutral" title="Why">
              {result.checked.explanation}
            </Alert>
            <Row>
              <Button variant="primary" onClick={onNext}>
                {isLast ? 'Finish' : 'Next question'}
              </Button>
            </Row>
          </>
        ) : (
          <>
            {error && <ErrorAlert title="Not checked" error={describeError(error)} />}
            <PartEditors item={unit} answers={answers} {...(isChecked && { errors })} onChange={setAnswers} />
            <Row>
              <Button variant="primary" busy={isLoading} busyText="Checking..." onClick={() => void check()}>
                Check my answer
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </UnitPanes>
  );
}

/** Says whether the answer is right, and when the question comes back. */
function Feedback({ result: { checked, objective } }: { result: AnsweredPractice }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => focusAlert(alert.current), []);
  return (
    <Alert
      ref={alert}
      tone={checked.isRight ? 'available' : 'locked'}
      role="alert"
      title={
        checked.isRight === null ? 'Compare it with the example' : checked.isRight ? 'Right' : 'Not right'
      }
    >
      <Text as="span" $tabular>
        {objective.isMastered
          ? `Objective ${objective.id} is mastered.`
          : `${objective.right} of your last ${objective.answered} answers to objective ${objective.id} are right.`}
      </Text>
    </Alert>
  );
}
