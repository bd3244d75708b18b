import { getTypicalMonth, TYPICAL_MONTH, type TypicalMonth } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { injectContractEndpoints, query } from '@platform/kit';

const { useTypicalMonthQuery } = injectContractEndpoints({
  typicalMonth: query(getTypicalMonth, { provides: [] }),
});

/** What members who worked really earned in a month: the computed median beside the illustration. */
export function MeasuredMonth() {
  const { data } = useTypicalMonthQuery();
  return (
    <>
      Measured over the last {TYPICAL_MONTH.days} days: {data ? describe(data) : '–'}
    </>
  );
}

function describe({ members, medianDollars }: TypicalMonth): string {
  if (members === null || medianDollars === null)
    return `no figures yet. They need ${TYPICAL_MONTH.minMembers} members whose work was approved.`;
  return `a median of ${formatMoney(medianDollars)} for the ${members} members who handed in work that was approved. Demo tasks do not count.`;
}
