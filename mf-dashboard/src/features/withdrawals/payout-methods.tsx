import { PAYOUT_COOLDOWN_HOURS, PAYOUT_METHODS_MAX, type PayoutMethod } from '@platform/contracts';
import {
  Badge,
  Button,
  DateTime,
  Loading,
  Panel,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  Skeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { AlertDialog } from '@platform/kit/overlays';
import { QueryBoundary, useReportedChange } from '@platform/kit/queries';
import { useRef, useState } from 'react';
import { AddPayoutMethodDialog } from './add-payout-method-dialog.tsx';
import { getPayoutMethodName } from './payout-method-name.ts';
import {
  usePayoutMethodsQuery,
  useRemovePayoutMethodMutation,
  useSetDefaultPayoutMethodMutation,
} from './payout-methods-api.ts';

/** Lists the saved payout methods; they can be added, removed and made the default. */
export function PayoutMethods() {
  const query = usePayoutMethodsQuery({});
  return (
    <Panel title="Payout methods">
      <QueryBoundary
        query={query}
        resource="your payout methods"
        level={3}
        skeleton={
          <Loading label="Loading your payout methods">
            <Skeleton $height="4rem" />
          </Loading>
        }
      >
        {({ items }) => <MethodList methods={items} />}
      </QueryBoundary>
    </Panel>
  );
}

function MethodList({ methods }: { methods: readonly PayoutMethod[] }) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PayoutMethod>();
  const section = useRef<HTMLDivElement>(null);
  const run = useReportedChange(section);
  const [setDefault] = useSetDefaultPayoutMethodMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePayoutMethodMutation();

  const confirmRemoval = async ({ id }: PayoutMethod) => {
    await run(() => remove({ params: { id } }).unwrap(), 'Payout method removed');
    setRemoved(undefined);
  };

  return (
    <Stack ref={section}>
      <Text $tone="muted">
        {methods.length === 0
          ? 'Save where your money goes, to choose it when you request a withdrawal.'
          : `Payouts to a destination can be approved ${PAYOUT_COOLDOWN_HOURS} hours after you first use or save it.`}
      </Text>
      {methods.length > 0 && (
        <RowList aria-label="Payout methods">
          {methods.map((method) => (
            <MethodRow
              key={method.id}
              method={method}
              onSetDefault={() =>
                void run(
                  () => setDefault({ params: { id: method.id } }).unwrap(),
                  'Default payout method changed',
                )
              }
              onRemove={() => setRemoved(method)}
            />
          ))}
        </RowList>
      )}
      {methods.length < PAYOUT_METHODS_MAX && (
        <div>
          <Button onClick={() => setAdding(true)}>Add a payout method</Button>
        </div>
      )}
      {isAdding && <AddPayoutMethodDialog onClose={() => setAdding(false)} />}
      {removed && (
        <AlertDialog
          open
          onOpenChange={() => setRemoved(undefined)}
          tone="danger"
          title={`Remove ${getPayoutMethodName(removed)}?`}
          description="Withdrawals that you have requested to it stay as they are."
          cancelText="Keep it"
          confirmText="Remove"
          busy={isRemoving}
          onConfirm={() => void confirmRemoval(removed)}
        />
      )}
    </Stack>
  );
}

type RowProps = {
  readonly method: PayoutMethod;
  readonly onSetDefault: () => void;
  readonly onRemove: () => void;
};

function MethodRow({ method, onSetDefault, onRemove }: RowProps) {
  const name = getPayoutMethodName(method);
  return (
    <RowItem $padding={0}>
      <RowText>
        <Text $strong>{name}</Text>
        {method.cooldownUntil && (
          <Text $tone="muted" $size={14}>
            Payouts to it can be approved from <DateTime at={method.cooldownUntil} showTime />
          </Text>
        )}
      </RowText>
      <RowEnd>
        {method.isDefault ? (
          <Badge tone="available">Default</Badge>
        ) : (
          <Button size="compact" variant="quiet" aria-label={`Make default: ${name}`} onClick={onSetDefault}>
            Make default
          </Button>
        )}
        <Button size="compact" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </RowEnd>
    </RowItem>
  );
}
