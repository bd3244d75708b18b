import { purchaseBlueprint, purchaseBody, type Blueprint, type PurchaseBody } from '@platform/contracts';
import { Alert, Button, DescriptionList, formatMoney, Money, Stack, Text } from '@platform/design-system';
import { nextStep, paths, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/layers';
import { useNavigate } from '@platform/kit/router';
import { useId } from 'react';
import { errorWords } from '../../../shared/errors/error-words.ts';
import { usePurchaseBlueprintMutation } from '../blueprints-api.ts';
import { PaymentMethodChoice } from './payment-method-choice.tsx';

/** On the form a method has to be chosen; the call itself would do without. */
const purchaseForm = purchaseBody
  .omit(['blueprintId'])
  .test(
    'paymentMethod',
    ({ paymentMethod }, { createError }) =>
      paymentMethod !== undefined ||
      createError({ path: 'paymentMethod', message: 'Please select a payment method' }),
  );

type Props = { blueprint: Blueprint; onClose: () => void };

/** How a blueprint is to be paid. Nothing is charged here: the instructions come with the reference afterwards. */
export function PurchaseDialog({ blueprint, onClose }: Props) {
  const formId = useId();
  const { id: blueprintId, name, price, rewardPerTask } = blueprint;
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
        toast({ title: 'Error', description: errorWords(error), tone: 'danger' });
        throw error; // It stands on the form as well: a toast goes away.
      }
      void navigate(`${paths.dashboard.blueprints()}?purchase=success`);
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Purchase ${name}`}
      description="Paid once, yours for life. You are shown where to pay and a reference; nothing is charged here."
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
      <ContractForm form={form} id={formId}>
        <Stack>
          {form.error && (
            <Alert tone="danger" role="alert" title="The purchase was not accepted">
              {form.error.message} {nextStep(form.error)}
            </Alert>
          )}
          <DescriptionList
            items={[
              { term: 'Price', description: <Money amount={price} strong /> },
              { term: 'Reward per task', description: <Money amount={rewardPerTask} /> },
            ]}
          />
          <PaymentMethodChoice {...form.field('paymentMethod')} />
          <Text $size={14} $tone="muted">
            Payments are verified within about 24 hours. A blueprint is tied to your account and cannot be
            passed on.
          </Text>
        </Stack>
      </ContractForm>
    </Dialog>
  );
}
