import type { PaymentDestination } from '@platform/contracts';
import { Loading } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import type { ReactNode } from 'react';
import { usePaymentMethodsQuery } from '../blueprints-api.ts';

type Props = {
  skeleton: ReactNode;
  children: (destinations: readonly PaymentDestination[]) => ReactNode;
};

/** Loads where members can pay, by method. */
export function PaymentDestinations({ skeleton, children }: Props) {
  const destinations = usePaymentMethodsQuery();
  return (
    <QueryBoundary
      query={destinations}
      resource="the payment methods"
      level={3}
      skeleton={<Loading label="Loading the payment methods">{skeleton}</Loading>}
    >
      {({ items }) => children(items)}
    </QueryBoundary>
  );
}
