import { PartEditors, useAnswerHistory } from '@platform/annotation';
import type { AttemptUnit } from '@platform/contracts';
import { Button, Heading, isFocusLost, moveFocus, Row, Stack } from '@platform/design-system';
import { useEffect } from 'react';
import { HistoryButtons } from '../../../shared/answers/history-buttons.tsx';
import { PartReaders } from '../../../shared/answers/part-readers.tsx';
import { UnitPanes } from '../../../shared/answers/unit-panes.tsx';
import { useHeadingFocus } from '../../../shared/answers/use-heading-focus.ts';
import type { UnitDraft } from './use-attempt-draft.ts';

type Props = {
  item: AttemptUnit;
  count: number;
  draft: UnitDraft;
  isReadOnly: boolean;
  onChange: (draft: UnitDraft) => void;
};

/** One question of a test: its material above or beside what is asked. */
export function AttemptUnitView({ item, count, draft, isReadOnly, onChange }: Props) {
  const history = useAnswerHistory({ itemKey: item.id, answers: draft, onChange });
  const heading = useHeadingFocus(item.id);
  useEffect(() => {
    // The button that started the test is gone.
    if (isFocusLost()) moveFocus(heading.current);
  }, [heading]);
  const { isMarked, answers } = draft;
  return (
    <UnitPanes id={item.id} material={item.material}>
      <Stack $gap={4}>
        <Row $justify="between">
          <Heading ref={heading} $size={18} tabIndex={-1}>
            Question {item.id} of {count}
          </Heading>
          <Button
            size="compact"
            aria-pressed={isMarked}
            disabled={isReadOnly}
            onClick={() => onChange({ ...draft, isMarked: !isMarked })}
          >
            {isMarked ? 'Marked' : 'Mark for later'}
          </Button>
        </Row>
        {isReadOnly ? (
          <PartReaders item={item} answers={answers} />
        ) : (
          <>
            <PartEditors
              item={item}
              answers={answers}
              onChange={(changed) => history.change({ ...draft, answers: changed })}
            />
            <Row>
              <HistoryButtons history={history} />
            </Row>
          </>
        )}
      </Stack>
    </UnitPanes>
  );
}
