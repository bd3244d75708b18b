import { PAYMENT_METHODS, type Blueprint, type PaymentMethod, type UserBlueprint } from '@platform/contracts';
import {
  Button,
  DescriptionList,
  DateTime,
  Money,
  Panel,
  PaymentMark,
  Row,
  space,
  Text,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import type { PaymentInstructions } from '../../../content/payment-instructions.content.ts';
import { CancelPurchase } from './cancel-purchase.tsx';
import { ReportPaymentForm } from './report-payment-form.tsx';

type Props = {
  blueprint: Blueprint;
  row: UserBlueprint;
  instructions: Readonly<Record<PaymentMethod, PaymentInstructions>>;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** A pending purchase: payment instructions, the reported payment, and cancellation. */
export function PaymentPanel({ blueprint, row, instructions, isRefreshing, onRefresh }: Props) {
  const method = PAYMENT_METHODS.find(({ value }) => value === row.paymentMethod);
  const methodInstructions = method && instructions[method.value];
  return (
    <Panel title="Payment">
      <Text $tone="muted">
        Requested <DateTime at={row.purchaseDate} showTime />. We verify your payment within about 24 hours of
        receiving it.
      </Text>
      <DescriptionList
        items={[
          { term: 'Amount', description: <Money amount={blueprint.price} strong /> },
          ...(row.reference ? [{ term: 'Reference', description: <Code>{row.reference}</Code> }] : []),
          ...(method
            ? [
                {
                  term: 'Payment method',
                  description: (
                    <Row as="span" $gap={2}>
                      <PaymentMark name={method.value} size={18} /> {method.label}
                    </Row>
                  ),
                },
              ]
            : []),
          ...(methodInstructions?.payTo
            ? [{ term: 'Pay to', description: <Code>{methodInstructions.payTo}</Code> }]
            : []),
          ...(row.transactionReference
            ? [{ term: 'Payment details', description: row.transactionReference }]
            : []),
        ]}
      />
      {methodInstructions && (
        <Steps>
          {methodInstructions.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      )}
      <ReportPaymentForm
        row={row}
        transactionName={methodInstructions?.transactionName ?? 'Transaction reference'}
      />
      <Row $justify="between">
        <Button size="compact" busy={isRefreshing} onClick={onRefresh}>
          Refresh
        </Button>
        <CancelPurchase row={row} name={blueprint.name} />
      </Row>
      <Text $size={14} $tone="muted">
        Questions?{' '}
        <Link
          to={paths.dashboard.newTicket({
            subject: `Payment for ${blueprint.name}`,
            reference: row.reference ?? undefined,
          })}
        >
          Write to support
        </Link>
        .
      </Text>
    </Panel>
  );
}

const Code = styled.code`
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(1)};

  &[class] {
    padding-left: ${space(5)};
    list-style: decimal;
  }
`;
