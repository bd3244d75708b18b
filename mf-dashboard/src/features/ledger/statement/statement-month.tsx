import type { MonthTotals } from '@platform/contracts';
import { Button, Money, Row, SelectField, Stat, StatBar } from '@platform/design-system';
import { styled } from 'styled-components';
import type { Month } from './months.policy.ts';

type PickerProps = {
  /** Newest first. */
  months: readonly Month[];
  value: string;
  onChange: (month: string) => void;
};

/** Selects a month, or goes to the one before or after. */
export function MonthPicker({ months, value, onChange }: PickerProps) {
  const index = months.findIndex((month) => month.value === value);
  const [earlier, later] = [months[index + 1], months[index - 1]];
  return (
    <PickerRow $gap={2}>
      <SelectField
        label="Month (UTC)"
        options={months}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button disabled={!earlier} onClick={() => earlier && onChange(earlier.value)}>
        Previous month
      </Button>
      <Button disabled={!later} onClick={() => later && onChange(later.value)}>
        Next month
      </Button>
    </PickerRow>
  );
}

/** What the member earned, could withdraw, was paid and bought in a month. */
export function MonthSummary({
  totals: { earned, unlocked, withdrawn, purchases },
}: {
  totals: MonthTotals;
}) {
  return (
    <StatBar aria-label="Totals of the month">
      <Stat label="Earned" value={<Money amount={earned} />} />
      <Stat label="Unlocked" value={<Money amount={unlocked} />} />
      <Stat label="Paid out" value={<Money amount={withdrawn} />} />
      <Stat label="Blueprints" value={<Money amount={purchases} />} />
    </StatBar>
  );
}

/** Aligns the buttons with the select below its label. */
const PickerRow = styled(Row)`
  align-items: end;
`;
