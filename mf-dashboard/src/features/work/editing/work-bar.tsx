import { Button, LAYER, MEDIA, ProgressBar, Row, space, Text } from '@platform/design-system';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { SaveState } from '../../../shared/answers/draft-saver.ts';
import { SaveStateLine } from '../../../shared/answers/save-state-line.tsx';

type Props = {
  index: number;
  count: number;
  doneCount: number;
  minutes: number;
  saveState: SaveState;
  isReadOnly: boolean;
  onGo: (index: number) => void;
  onHandIn: () => void;
};

/** The bar at the bottom of the work page: progress, whether it is saved, and the way to the next item. */
export const WorkBar = memo(function WorkBar(props: Props) {
  const { index, count, doneCount, minutes, saveState, isReadOnly, onGo, onHandIn } = props;
  const isLast = index === count - 1;
  return (
    <Bar role="group" aria-label="Progress">
      <Facts>
        <Text as="span" $size={14} $strong $tabular>
          {doneCount} of {count} done · {minutes} min
        </Text>
        <SaveStateLine state={saveState} closedText="this work is no longer open" />
      </Facts>
      <ProgressBar
        label="Items done"
        value={doneCount}
        max={count}
        valueText={`${doneCount} of ${count} items`}
        tone="primary"
      />
      <Row $justify="between" $gap={2}>
        <Button disabled={index === 0} onClick={() => onGo(index - 1)}>
          Previous
        </Button>
        <Row $gap={2}>
          {!isLast && (
            <Button variant={doneCount === count ? 'secondary' : 'primary'} onClick={() => onGo(index + 1)}>
              Next
            </Button>
          )}
          {!isReadOnly && (isLast || doneCount === count) && (
            <Button variant="primary" onClick={onHandIn}>
              Hand in
            </Button>
          )}
        </Row>
      </Row>
    </Bar>
  );
});

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${LAYER.header};
  display: grid;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(5)});
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid var(--line);
  background: var(--surface);

  ${MEDIA.phone} {
    padding-block: ${space(2)};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
