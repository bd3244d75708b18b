import { EARNINGS_LOCK, type Blueprint, type OpenPay, type User } from '@platform/contracts';
import {
  Card,
  CardBody,
  DateTime,
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
import { useOpenPayOf } from '../../features/blueprints/open-pay.ts';

/** Shows the description, the price, the reward and what is open now beside the drawing. */
export function BlueprintHero({ blueprint, user }: { blueprint: Blueprint; user: User }) {
  const { description, price, rewardPerTask, isFree, icon } = blueprint;
  const open = useOpenPayOf(blueprint);
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
              label="Open work now"
              value={open ? <Money amount={open.work.dollars} /> : '–'}
              note={open ? <OpenTasks open={open} user={user} /> : 'Each task pays once'}
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

function OpenTasks({ open, user }: { open: OpenPay; user: User }) {
  const { work, needsTest, demo, isBudgetUsedUp } = open;
  return (
    <>
      {work.count} {work.count === 1 ? 'task' : 'tasks'}, each paid once{needsTest && ', after its test'}
      {demo && (
        <>
          . Demo tasks: <Money amount={demo.dollars} />
        </>
      )}
      {isBudgetUsedUp && (
        <>
          . The budget of today is used up: they open again on{' '}
          <DateTime at={user.tasksToday.resetsAt} showTime />
        </>
      )}
    </>
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
