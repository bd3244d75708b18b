import { MONEY_SOURCES, type MoneySource, type WithdrawalDetail } from '@platform/contracts';
import { DateTime, getBadgeLabel, getTextLabel, Loading, Money, Skeleton } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { WITHDRAWAL_STATES } from '@platform/kit/states';
import { MONEY_SOURCE_LABELS, paymentMethodLabel } from '../../content/payment-labels.ts';
import { ComparisonTable, type ComparedField } from '../../shared/review/record/comparison-table.tsx';
import { UNREADABLE } from '../../shared/review/record/unreadable-notice.tsx';
import { useAdminWithdrawalQuery } from './withdrawals-api.ts';

type Props = {
  record: WithdrawalDetail;
  /** The withdrawal to compare with. */
  otherId: string;
};

/** Two withdrawals to one destination side by side. Their payment details are the same, so nothing is revealed. */
export function WithdrawalComparison({ record, otherId }: Props) {
  return (
    <QueryBoundary
      query={useAdminWithdrawalQuery({ params: { id: otherId } })}
      resource="the other withdrawal"
      skeleton={
        <Loading label="Loading the other withdrawal">
          <Skeleton $height="14rem" />
        </Loading>
      }
    >
      {(other) => <Comparison record={record} other={other} />}
    </QueryBoundary>
  );
}

function Comparison({ record, other }: { record: WithdrawalDetail; other: WithdrawalDetail }) {
  const toField = (term: string, describe: (withdrawal: WithdrawalDetail) => string): ComparedField => ({
    term,
    values: [describe(record), describe(other)],
  });
  return (
    <ComparisonTable
      recordTypes="Withdrawals"
      members={[record, other]}
      fields={[
        toField('Payment method', ({ paymentMethod }) => paymentMethodLabel(paymentMethod)),
        toField('Payment details', ({ paymentDetails }) => paymentDetails ?? UNREADABLE),
        toMoneyField('Amount', [record.amount, other.amount]),
        ...MONEY_SOURCES.flatMap((source) => {
          const amounts = [sumOf(record, source), sumOf(other, source)] as const;
          const label = getTextLabel(MONEY_SOURCE_LABELS, source);
          return amounts.some((amount) => amount > 0) ? [toMoneyField(`Of it ${label}`, amounts)] : [];
        }),
        toField('State', ({ status }) => getBadgeLabel(WITHDRAWAL_STATES, status).label),
        {
          term: 'Requested',
          values: [
            <DateTime key="own" at={record.requestDate} showTime />,
            <DateTime key="other" at={other.requestDate} showTime />,
          ],
        },
      ]}
    />
  );
}

function sumOf({ composition }: WithdrawalDetail, source: MoneySource): number {
  return composition.find((part) => part.source === source)?.amount ?? 0;
}

function toMoneyField(term: string, [own, other]: readonly [number, number]): ComparedField {
  return {
    term,
    values: [<Money key="own" amount={own} />, <Money key="other" amount={other} />],
    isSame: own === other,
  };
}
