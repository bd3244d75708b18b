import { PAYMENT_REVIEW_TIME, type Blueprint, type UserBlueprint } from '@platform/contracts';
import {
  Alert,
  Button,
  CardSkeleton,
  DateTime,
  Panel,
  RefreshButton,
  Row,
  Text,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { CancelPurchase } from './cancel-purchase.tsx';
import { PaymentDestinations } from './payment-destinations.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import { ReportPaymentForm, type PaymentSteps } from './report-payment-form.tsx';

type Props = {
  blueprint: Blueprint;
  row: UserBlueprint;
  steps: PaymentSteps;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** A pending purchase: how to pay for it and until when, or the reported payment; and its cancellation. */
export function PaymentPanel({ blueprint, row, steps, isRefreshing, onRefresh }: Props) {
  return (
    <Panel title="Payment">
      {row.payment === 'awaiting' ? (
        <AwaitedPayment row={row} steps={steps} />
      ) : (
        <ReportedPayment row={row} steps={steps} />
      )}
      <Row $justify="between">
        <RefreshButton busy={isRefreshing} onClick={onRefresh} />
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

type PartProps = Pick<Props, 'row' | 'steps'>;

function AwaitedPayment({ row, steps }: PartProps) {
  return (
    <>
      <Text>
        {row.expiresAt === null ? (
          'Pay and report it.'
        ) : (
          <>
            Pay and report it by <DateTime at={row.expiresAt} showTime />. Otherwise, the purchase is canceled
            then.
          </>
        )}
      </Text>
      <ReportForm row={row} steps={steps} submitText="Report the payment" />
    </>
  );
}

function ReportedPayment({ row, steps }: PartProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <ReportForm row={row} steps={steps} submitText="Save the details" onSaved={() => setEditing(false)} />
    );
  }
  return (
    <>
      <Alert tone="held" title="Payment reported">
        Waiting for confirmation. We confirm payments within {PAYMENT_REVIEW_TIME}.
      </Alert>
      <PurchaseFacts row={row} />
      <Button size="compact" onClick={() => setEditing(true)}>
        Correct the details
      </Button>
    </>
  );
}

function ReportForm(props: PartProps & { submitText: string; onSaved?: () => void }) {
  return (
    <PaymentDestinations skeleton={<CardSkeleton height="12rem" />}>
      {(destinations) => <ReportPaymentForm destinations={destinations} {...props} />}
    </PaymentDestinations>
  );
}
