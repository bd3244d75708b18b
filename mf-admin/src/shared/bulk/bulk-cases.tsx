import { centsOf, dollarsOf } from '@platform/contracts';
import { DescriptionList, formatCount, Money, Stack } from '@platform/design-system';
import type { BulkCase } from './bulk-definition.ts';

/** Upper bound on the cases that are named; the others are counted. */
const NAMED_MAX = 10;

/** Says what a decision about several cases is about: whose they are, and how much money they are together. */
export function BulkCases({ cases }: { cases: readonly BulkCase[] }) {
  const others = cases.length - NAMED_MAX;
  return (
    <DescriptionList
      items={[
        ...describeTotal(cases),
        {
          term: 'Members',
          description: (
            <Stack as="ul" $gap={1}>
              {cases.slice(0, NAMED_MAX).map(({ name, amount }, index) => (
                <li key={index}>
                  {name}
                  {amount !== undefined && (
                    <>
                      , <Money amount={amount} />
                    </>
                  )}
                </li>
              ))}
              {others > 0 && <li>and {formatCount(others, 'other')}</li>}
            </Stack>
          ),
        },
      ]}
    />
  );
}

function describeTotal(cases: readonly BulkCase[]) {
  const amounts = cases.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0) return [];
  const cents = amounts.reduce((sum, amount) => sum + centsOf(amount), 0);
  return [{ term: 'Total', description: <Money amount={dollarsOf(cents)} size={22} strong /> }];
}
