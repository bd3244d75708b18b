import { EARNINGS_LOCK_DAYS } from '@platform/contracts';
import { RADIUS, space } from '@platform/design-system';
import { styled } from 'styled-components';
import { REWARD_TIMELINE } from '../content/reward-timeline.content.ts';

const LABEL_INTERVAL_DAYS = 5;
/** Days on the ruler: the locked ones, up to the next numbered day, and some more. */
const DAYS = (Math.ceil(EARNINGS_LOCK_DAYS / LABEL_INTERVAL_DAYS) + 1) * LABEL_INTERVAL_DAYS;
const LOCKED_SHARE = EARNINGS_LOCK_DAYS / DAYS;

/** A ruler, hatched for the locked days. Decorative: the panels above and below contain the same as text. */
export function DayRuler() {
  const labeledDays = Array.from(
    { length: DAYS / LABEL_INTERVAL_DAYS },
    (_, index) => index * LABEL_INTERVAL_DAYS,
  );

  return (
    <Scale aria-hidden="true">
      <Dimension>
        <span>{REWARD_TIMELINE.lockSpan}</span>
      </Dimension>
      <Ruler>
        <Bands>
          <Locked />
          <Available />
        </Bands>
        <Ticks />
        <Numbers>
          {labeledDays.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </Numbers>
      </Ruler>
    </Scale>
  );
}

const Scale = styled.div`
  width: 100%;
  --inset: ${space(3)};
`;

const Dimension = styled.div`
  width: calc((100% - 2 * var(--inset)) * ${LOCKED_SHARE});
  margin-left: var(--inset);
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding-inline: 1px;
  border-inline: 1px solid var(--on-draft);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  padding-block: ${space(1.5)} ${space(2)};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--on-draft);
  }
`;

const Ruler = styled.div`
  padding: ${space(2)} var(--inset) ${space(1.5)};
  border-radius: ${RADIUS.badge};
  background: var(--surface);
  color: var(--muted);
`;

const Bands = styled.div`
  display: flex;
  height: 0.875rem;
`;

const Locked = styled.div`
  flex: ${LOCKED_SHARE};
  background: var(--locked-soft)
    repeating-linear-gradient(-45deg, var(--locked) 0 1.5px, transparent 1.5px 6px);
`;

const Available = styled.div`
  flex: ${1 - LOCKED_SHARE};
  background: var(--available);
`;

/* A short tick for each day, a long one for each numbered day. */
const Ticks = styled.div`
  height: 0.625rem;
  border-right: 1px solid var(--muted);
  background:
    linear-gradient(90deg, var(--muted) 1px, transparent 1px) 0 0 / ${(100 * LABEL_INTERVAL_DAYS) / DAYS}%
      100%,
    linear-gradient(90deg, var(--muted) 1px, transparent 1px) 0 0 / ${100 / DAYS}% 60% repeat-x;
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(${DAYS / LABEL_INTERVAL_DAYS}, 1fr);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  > span {
    justify-self: start;
    transform: translateX(-50%);
  }
`;
