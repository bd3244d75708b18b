import type { MonthTotals } from '@platform/contracts';
import {
  IconButton,
  MEDIA,
  Money,
  NextIcon,
  PreviousIcon,
  readTimeZone,
  Row,
  SelectField,
  Stat,
  StatBar,
} from '@platform/design-system';
import { styled } from 'styled-components';
import type { Month } from './months.policy.ts';

type PickerProps = {
  /** Newest first. */
  months: readonly Month[];
  value: string;
  onChange: (month: string) => void;
};

/** Selects a month of the reader's time zone, or goes to the one before or after. */
export function MonthPicker({ months, value, onChange }: PickerProps) {
  const index = months.findIndex((month) => month.value === value);
  const [earlier, later] = [months[index + 1], months[index - 1]];
  return (
    <PickerRow $gap={2}>
      <SelectField
        label={`Month (${readTimeZone()})`}
        options={months}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        label="Previous month"
        disabled={!earlier}
        onClick={() => earlier && onChange(earlier.value)}
      >
        <PreviousIcon size={20} />
      </IconButton>
      <IconButton label="Next month" disabled={!later} onClick={() => later && onChange(later.value)}>
        <NextIcon size={20} />
      </IconButton>
    </PickerRow>
  );
}

type SummaryProps = {
  totals: MonthTotals;
  /** Whether the month is not over yet. */
  isCurrent: boolean;
};

/**
 * What the member had when a month began, what was earned, unlocked, paid out and bought, and what was left when it
 * ended. The rows below add up from the first to the last.
 */
export function MonthSummary({
  totals: { opening, earned, unlocked, withdrawn, purchases, closing },
  isCurrent,
}: SummaryProps) {
  return (
    <Frame>
      <Totals aria-label="Totals of the month">
        <BalanceStat label="Opening balance" balance={opening} />
        <Stat label="Earned" value={<Money amount={earned} />} />
        <Stat label="Unlocked" value={<Money amount={unlocked} />} />
        <Stat label="Paid out" value={<Money amount={withdrawn} />} />
        <Stat label="Blueprints" value={<Money amount={purchases} />} />
        <BalanceStat label={isCurrent ? 'Balance now' : 'Closing balance'} balance={closing} />
      </Totals>
    </Frame>
  );
}

function BalanceStat({ label, balance }: { label: string; balance: MonthTotals['opening'] }) {
  const locked = (
    <>
      <Money amount={balance.locked} /> locked
    </>
  );
  return <Stat label={label} value={<Money amount={balance.available} />} note={locked} />;
}

/** Keeps select and buttons in one row, the buttons beside the select and not its label. */
const PickerRow = styled(Row)`
  flex-wrap: nowrap;
  align-items: end;
`;

const Frame = styled.div`
  container-type: inline-size;
`;

/** Fills the width of the panel; two figures a row on a phone, all six where they fit, so that none is left alone. */
const Totals = styled(StatBar)`
  border-inline: 0;
  border-radius: 0;

  ${MEDIA.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  @container (min-width: 66rem) {
    > * {
      flex-basis: 11rem;
      min-width: min-content;
    }
  }
`;
