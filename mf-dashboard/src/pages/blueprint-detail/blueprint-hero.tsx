import type { Blueprint } from '@platform/contracts';
import {
  Card,
  CardBody,
  DraftPaper,
  MEDIA,
  Money,
  space,
  Stat,
  Text,
  TopicDrawing,
  WEIGHT,
} from '@platform/design-system';
import { styled } from 'styled-components';

/** What it is and what it costs, beside its drawing. */
export function BlueprintHero({ blueprint }: { blueprint: Blueprint }) {
  const { description, price, rewardPerTask, isFree, icon } = blueprint;
  return (
    <Card>
      <Halves>
        <CardBody $gap={6}>
          <Text $size={18}>{description}</Text>
          <Facts>
            <Stat
              label="Price"
              value={
                isFree ? (
                  <>
                    FREE <Former amount={price} struck tone="muted" />
                  </>
                ) : (
                  <Money amount={price} />
                )
              }
              note={isFree ? 'after one identity check' : 'paid once, access for life'}
            />
            <Stat
              label="Reward per task"
              value={<Money amount={rewardPerTask} />}
              note="locked for 15 days each"
            />
          </Facts>
        </CardBody>
        <DraftPaper>
          <TopicDrawing name={icon} width={288} />
        </DraftPaper>
      </Halves>
    </Card>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);

  > :last-child {
    min-height: 15rem;
    padding: ${space(5)};
  }

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      order: -1;
      min-height: 0;
    }
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(10)};
  margin-top: auto;
`;

const Former = styled(Money)`
  font-size: 1rem;
  font-weight: ${WEIGHT.text};
`;
