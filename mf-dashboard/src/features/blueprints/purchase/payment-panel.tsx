import { PAYMENT_METHODS, type Blueprint, type PaymentMethod, type UserBlueprint } from '@platform/contracts';
import {
  Button,
  DescriptionList,
  Moment,
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
  refreshing: boolean;
  onRefresh: () => void;
};

/** A purchase under way: where to pay how much under which reference, what was added, and the way back. */
export function PaymentPanel({ blueprint, row, instructions, refreshing, onRefresh }: Props) {
  const method = PAYMENT_METHODS.find(({ value }) => value === row.paymentMethod);
  const how = method && instructions[method.value];
  return (
    <Panel title="Payment">
      <Text $tone="muted">
        Sent <Moment at={row.purchaseDate} clock />. The payment is verified within about 24 hours after it
        arrives.
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
          ...(how?.payTo ? [{ term: 'Pay to', description: <Code>{how.payTo}</Code> }] : []),
          ...(row.transactionReference ? [{ term: 'You added', description: row.transactionReference }] : []),
        ]}
      />
      {how && (
        <Steps>
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      )}
      <ReportPaymentForm row={row} transactionName={how?.transactionName ?? 'Transaction reference'} />
      <Row $justify="between">
        <Button size="compact" busy={refreshing} onClick={onRefresh}>
          Refresh
        </Button>
        <CancelPurchase row={row} name={blueprint.name} />
      </Row>
      <Text $size={14} $tone="muted">
        Something unclear? <Link to={paths.support()}>Write to support</Link> and name the reference.
      </Text>
    </Panel>
  );
}

const Code = styled.code`
  font-family: ui-monospace, Menlo, Consolas, monospace;
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
