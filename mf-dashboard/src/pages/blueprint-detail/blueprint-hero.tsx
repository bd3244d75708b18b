import {
  EARNINGS_LOCK,
  type Blueprint,
  type OpenPay,
  type User,
  type UserBlueprint,
} from '@platform/contracts';
import {
  Card,
  CardBody,
  DateTime,
  DraftPaper,
  Heading,
  INSET,
  MEDIA,
  Money,
  space,
  Stat,
  Text,
  TopicDrawing,
  WEIGHT,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { getInked } from '../../features/blueprints/blueprint-progress.tsx';
import { useOpenPayOf } from '../../features/blueprints/open-pay.ts';

type Props = {
  blueprint: Blueprint;
  user: User;
  /** The member's latest order of it, if there is one. */
  row: UserBlueprint | undefined;
};

/** The head of the page: the name on drafting paper, then the description, price, reward and what is open now. */
export function BlueprintHero({ blueprint, user, row }: Props) {
  const { name, description, price, rewardPerTask, isFree, icon } = blueprint;
  const open = useOpenPayOf(blueprint);
  return (
    <Card as="header">
      <Paper>
        <Title>
          <BackLink to={paths.dashboard.blueprints()}>All blueprints</BackLink>
          <Heading as="h1" $size={38} tabIndex={-1}>
            {name}
          </Heading>
        </Title>
        <TopicDrawing name={icon} width={240} inked={row && getInked(row, open)} />
      </Paper>
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

const Paper = styled(DraftPaper)`
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(5)};
  padding: ${INSET};

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      order: -1;
      width: 160px;
    }
  }
`;

const Title = styled.div`
  place-self: end start;
  display: grid;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  ${MEDIA.phone} {
    place-self: auto;
    width: 100%;
  }
`;

const BackLink = styled(Link)`
  justify-self: start;
  color: inherit;
`;

const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(10)};
`;

const FormerPrice = styled(Money)`
  font-size: 1rem;
  font-weight: ${WEIGHT.text};
`;
