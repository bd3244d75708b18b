import type { WithdrawalDetail } from '@platform/contracts';
import { DateTime, DescriptionList, getTextLabel, Heading, Money, Stack } from '@platform/design-system';
import { MONEY_SOURCE_LABELS } from '../../content/payment-labels.ts';

type Part = WithdrawalDetail['composition'][number];

/** Says what a withdrawal and the rest of the balance consist of, and when each of it was earned. */
export function MoneyComposition({ composition }: Pick<WithdrawalDetail, 'composition'>) {
  return (
    <Stack as="section" $gap={3} aria-label="Where the money is from">
      <Heading as="h2" $size={18}>
        Where the money is from
      </Heading>
      <DescriptionList
        items={composition.map((part) => ({
          term: getTextLabel(MONEY_SOURCE_LABELS, part.source),
          description: <PartDescription part={part} />,
        }))}
      />
    </Stack>
  );
}

function PartDescription({ part: { amount, left, from, to } }: { part: Part }) {
  return (
    <>
      <Money amount={amount} strong />
      {left > 0 && (
        <>
          , and <Money amount={left} /> left in the balance
        </>
      )}
      , earned <DateTime at={from} />
      {to !== from && (
        <>
          {' '}
          to <DateTime at={to} />
        </>
      )}
    </>
  );
}
