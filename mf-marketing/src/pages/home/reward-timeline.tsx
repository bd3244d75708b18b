import { Badge, DraftPaper, MEDIA, Money, RADIUS, space, Text, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import { REWARD_TIMELINE } from '../../content/home.content.ts';
import { DayRuler } from './day-ruler.tsx';

/** The picture beside the hero: one reward on the day of its task and on the day it unlocks, with a ruler between. */
export function RewardTimeline() {
  const { label, done, unlocked } = REWARD_TIMELINE;

  return (
    <Paper as="figure" $corners aria-label={label}>
      <Slip>
        <Day>{done.day}</Day>
        <SlipRow>
          <Words>{done.title}</Words>
          <Money amount={done.reward} sign="always" size={22} strong />
        </SlipRow>
        <Badge tone="locked">{done.state}</Badge>
      </Slip>
      <DayRuler />
      <Slip data-side="end">
        <Day>{unlocked.day}</Day>
        <SlipRow>
          <Words>{unlocked.title}</Words>
          <Money amount={unlocked.balance} size={28} strong />
        </SlipRow>
        <Badge tone="available">{unlocked.state}</Badge>
        <Text $size={14} $tone="muted">
          {unlocked.note}
        </Text>
      </Slip>
    </Paper>
  );
}

/* A container, so that a leader finds its day on a ruler of any length. */
const Paper = styled(DraftPaper)`
  container-type: inline-size;
  gap: ${space(5)};
  padding: ${space(8)} ${space(7)} ${space(6)};

  ${MEDIA.phone} {
    padding: ${space(5)} ${space(4)};
  }
`;

/* A leader line ties each slip to its day on the ruler. */
const Slip = styled.div`
  position: relative;
  justify-self: start;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  width: 100%;
  max-width: 21rem;
  padding: ${space(4)} ${space(5)};
  border-radius: ${RADIUS.control};
  background: var(--surface);
  color: var(--ink);

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: ${space(3)};
    height: ${space(5)};
    border-left: 1px solid var(--on-draft);
  }

  &[data-side='end'] {
    justify-self: end;
  }

  &[data-side='end']::after {
    top: auto;
    bottom: 100%;
    left: auto;
    right: calc(${space(3)} + (100cqi - ${space(6)}) / 4);
  }
`;

const SlipRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;
`;

const Words = styled.p`
  font-weight: ${WEIGHT.medium};
  line-height: 1.35;
`;

const Day = styled.p`
  color: var(--muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;
