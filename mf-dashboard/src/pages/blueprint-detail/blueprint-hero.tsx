import { EARNINGS_LOCK, type Blueprint } from '@platform/contracts';
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
import { useOpenTasksQuery } from '../../features/work/work-offers-api.ts';

/** Shows the description, the price, the reward and what is open now beside the drawing. */
export function BlueprintHero({ blueprint }: { blueprint: Blueprint }) {
  const { id: blueprintId, description, price, rewardPerTask, isFree, icon } = blueprint;
  const { data: open } = useOpenTasksQuery({ params: { blueprintId } }, { refetchOnMountOrArgChange: true });
  return (
    <Card>
      <Columns>
        <CardBody $gap={6}>
          <Text $size={18}>{description}</Text>
          <Stats>
            <Stat
              label="Price"
              value={
                isFree ? (
                  <>
                    FREE <FormerPrice amount={price} strikethrough tone="muted" />
                  </>
                ) : (
                  <Money amount={price} />
                )
              }
              note={isFree ? 'After one identity verification' : 'Pay once, access for life'}
            />
            <Stat
              label="Reward per task"
              value={<Money amount={rewardPerTask} />}
              note={`Locked for ${EARNINGS_LOCK}`}
            />
            <Stat
              label="Paid tasks open now"
              value={open ? open.paid : '–'}
              note={
                <>
                  Each pays once
                  {open && (
                    <>
                      : <Money amount={open.paid * rewardPerTask} />
                    </>
                  )}
                </>
              }
            />
          </Stats>
        </CardBody>
        <DraftPaper>
          <TopicDrawing name={icon} width={288} />
        </DraftPaper>
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
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

const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(10)};
  margin-top: auto;
`;

const FormerPrice = styled(Money)`
  font-size: 1rem;
  font-weight: ${WEIGHT.text};
`;
