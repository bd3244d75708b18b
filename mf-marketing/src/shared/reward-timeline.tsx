import { Badge, Money, RADIUS, space, Text, WEIGHT, UnbrokenRanges } from '@platform/design-system';
import { styled } from 'styled-components';
import { REWARD_TIMELINE } from '../content/reward-timeline.content.ts';
import { DayRuler } from './day-ruler.tsx';

/** On drafting paper: one reward on the day of its task and on the day it unlocks, with a ruler in between. */
export function RewardTimeline() {
  const { label, done, unlocked } = REWARD_TIMELINE;

  return (
    <Timeline aria-label={label}>
      <Panel>
        <Day>{done.day}</Day>
        <PanelRow>
          <Title>{done.title}</Title>
          <Money amount={done.reward} sign="always" size={22} strong />
        </PanelRow>
        <Badge tone="locked">{done.state}</Badge>
      </Panel>
      <DayRuler />
      <Panel data-side="end">
        <Day>{unlocked.day}</Day>
        <PanelRow>
          <Title>{unlocked.title}</Title>
          <Money amount={unlocked.balance} size={28} strong />
        </PanelRow>
        <Badge tone="available">{unlocked.state}</Badge>
        <Text $size={14} $tone="muted">
          <UnbrokenRanges>{unlocked.note}</UnbrokenRanges>
        </Text>
      </Panel>
    </Timeline>
  );
}

/* A size container, so that a leader line reaches its day on a ruler of any width. */
const Timeline = styled.figure`
  container-type: inline-size;
  display: grid;
  gap: ${space(5)};
  width: 100%;
`;

/* A leader line connects each panel to its day on the ruler. */
const Panel = styled.div`
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

const PanelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;

  /* Large text. */
  @container (max-width: 12rem) {
    flex-wrap: wrap;

    > span {
      font-size: 16cqi;
    }
  }
`;

const Title = styled.p`
  font-weight: ${WEIGHT.medium};
  line-height: 1.35;
`;

const Day = styled.p`
  color: var(--muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;
