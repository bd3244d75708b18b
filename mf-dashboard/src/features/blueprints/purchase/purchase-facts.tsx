import {
  PAYMENT_METHODS,
  getTransactionName,
  type PaymentDestination,
  type UserBlueprint,
} from '@platform/contracts';
import { DescriptionList, Money, PaymentMark, Row, type Description } from '@platform/design-system';
import { CopyableText } from './copyable-text.tsx';
import { capitalize } from './capitalize.ts';

type Props = {
  row: UserBlueprint;
  /** Where to pay; left out once the payment was reported. */
  destination?: PaymentDestination | undefined;
};

/** Lists what a member needs to pay: amount, reference and destination, each to copy; or what was reported. */
export function PurchaseFacts({ row, destination }: Props) {
  return (
    <DescriptionList
      items={[
        {
          term: 'Amount',
          description: (
            <CopyableText text={row.price.toFixed(2)} label="the amount">
              <Money amount={row.price} strong />
            </CopyableText>
          ),
        },
        ...(row.reference
          ? [{ term: 'Reference', description: <CopyableText text={row.reference} label="the reference" /> }]
          : []),
        ...(destination ? describeDestination(destination) : describeReport(row)),
      ]}
    />
  );
}

function describeDestination({ destination, network, recipient, note }: PaymentDestination): Description[] {
  return [
    ...(network ? [{ term: 'Network', description: network, verbatim: true }] : []),
    {
      term: 'Pay to',
      description: <CopyableText text={destination} label="where to pay" />,
    },
    ...(recipient ? [{ term: 'Recipient', description: recipient, verbatim: true }] : []),
    ...(note ? [{ term: 'Note', description: note }] : []),
  ];
}

function describeReport({ paymentMethod, transactionReference }: UserBlueprint): Description[] {
  const method = PAYMENT_METHODS.find(({ value }) => value === paymentMethod);
  return [
    ...(method
      ? [
          {
            term: 'Paid with',
            description: (
              <Row as="span" $gap={2}>
                <PaymentMark name={method.value} size={18} /> {method.label}
              </Row>
            ),
          },
        ]
      : []),
    ...(transactionReference
      ? [{ term: capitalize(getTransactionName(paymentMethod)), description: transactionReference }]
      : []),
  ];
}
