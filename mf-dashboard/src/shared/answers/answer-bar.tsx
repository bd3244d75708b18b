import { Button, LAYER, MEDIA, Row, space } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SaveState } from './draft-saver.ts';
import { SaveStateLine } from './save-state-line.tsx';

export type AnswerBarProps = {
  index: number;
  count: number;
  doneCount: number;
  saveState: SaveState;
  isReadOnly: boolean;
  onGo: (index: number) => void;
  onHandIn: () => void;
};

type Props = Pick<AnswerBarProps, 'index' | 'saveState' | 'onGo'> & {
  /** Shown before the state of saving. */
  status: ReactNode;
  /** What no longer takes answers, e.g. `this work is no longer open`. */
  closedText: string;
  progressBar?: ReactNode;
  /** The buttons that go on. */
  children: ReactNode;
};

/** The bar at the bottom of a page with items: what is done, whether it is saved, and the way to other items. */
export function AnswerBar({ index, saveState, onGo, status, closedText, progressBar, children }: Props) {
  return (
    <Bar role="group" aria-label="Progress">
      <Status>
        {status}
        <SaveStateLine state={saveState} closedText={closedText} />
      </Status>
      {progressBar}
      <Row $justify="between" $gap={2}>
        <Button disabled={index === 0} onClick={() => onGo(index - 1)}>
          Previous
        </Button>
        <Row $gap={2}>{children}</Row>
      </Row>
    </Bar>
  );
}

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

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
