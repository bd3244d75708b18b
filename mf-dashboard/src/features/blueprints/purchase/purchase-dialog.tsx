import {
  purchaseBlueprint,
  purchaseBody,
  PAYMENT_DAYS,
  PAYMENT_REVIEW_TIME,
  PAYOUT_IDENTITY_SENTENCE,
  RETURN_SENTENCE,
  RETURN_TEST_SENTENCE,
  type Blueprint,
  type PurchaseBody,
} from '@platform/contracts';
import {
  Button,
  DescriptionList,
  formatMoney,
  Money,
  SkeletonLines,
  Stack,
  Text,
} from '@platform/design-system';
import { describeError, paths, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { OpenWork } from '@platform/kit/blueprints';
import { Dialog } from '@platform/kit/overlays';
import { useNavigate } from '@platform/kit/router';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { usePurchaseBlueprintMutation } from '../blueprints-api.ts';
import { describeShortfall, useOpenPayOf } from '../open-pay.ts';
import { PaymentDestinations } from './payment-destinations.tsx';
import { PaymentMethodChoice } from './payment-method-choice.tsx';

/** The form requires a payment method, although the API accepts a purchase without one. */
const purchaseForm = purchaseBody
  .omit(['blueprintId'])
  .test(
    'paymentMethod',
    ({ paymentMethod }, { createError }) =>
      paymentMethod !== undefined ||
      createError({ path: 'paymentMethod', message: 'Please select a payment method' }),
  );

type Props = {
  blueprint: Blueprint;
  onClose: () => void;
  /** Whether the member has shown the skill. */
  testState: ReactNode;
};

/** Purchases a blueprint. It charges nothing: the member gets a reference and payment instructions afterwards. */
export function PurchaseDialog({ blueprint, onClose, testState }: Props) {
  const formId = useId();
  const { id: blueprintId, name, price, rewardPerTask } = blueprint;
  const open = useOpenPayOf(blueprint);
  const shortfall = describeShortfall(blueprint, open);
  const [purchase] = usePurchaseBlueprintMutation();
  const navigate = useNavigate();
  const toast = useToast();

  const form = useContractForm({
    endpoint: purchaseBlueprint,
    schema: purchaseForm,
    initialValues: { paymentMethod: '' },
    toBody: (values) => ({ ...(values as Pick<PurchaseBody, 'paymentMethod'>), blueprintId }),
    submit: async (body) => {
      try {
        await purchase({ body }).unwrap();
      } catch (error) {
        toast({ title: 'Error', error: describeError(error), tone: 'danger' });
        throw error; // The form shows it too, because a toast disappears.
      }
      void navigate(`${paths.dashboard.blueprints()}?purchase=success`);
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Purchase ${name}`}
      description="Pay once, keep it for life. Nothing is charged here: next, we show you where to pay and your reference."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.submitting}
            busyText="Processing..."
          >
            Purchase for {formatMoney(price)}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} errorTitle="Purchase failed">
        <Stack>
          {testState}
          <DescriptionList
            items={[
              { term: 'Price', description: <Money amount={price} strong /> },
              { term: 'Reward per task', description: <Money amount={rewardPerTask} /> },
              { term: 'Open work now', description: open ? <OpenWork open={open} /> : '–' },
              ...(open?.demo
                ? [{ term: 'Demo tasks', description: <Money amount={open.demo.dollars} /> }]
                : []),
            ]}
          />
          {shortfall && <Text $strong>{shortfall}</Text>}
          <OfferedMethods {...form.field('paymentMethod')} />
          <Text $size={14} $tone="muted">
            You have {PAYMENT_DAYS} days to pay. We confirm payments within {PAYMENT_REVIEW_TIME}. A blueprint
            is tied to your account and cannot be transferred. {RETURN_SENTENCE}{' '}
            {open?.needsTest && `${RETURN_TEST_SENTENCE} `}
            {PAYOUT_IDENTITY_SENTENCE}
          </Text>
        </Stack>
      </ContractForm>
    </Dialog>
  );
}

function OfferedMethods(field: Omit<ComponentProps<typeof PaymentMethodChoice>, 'methods'>) {
  return (
    <PaymentDestinations skeleton={<SkeletonLines count={6} />}>
      {(destinations) => (
        <PaymentMethodChoice methods={destinations.map(({ method }) => method)} {...field} />
      )}
    </PaymentDestinations>
  );
}
