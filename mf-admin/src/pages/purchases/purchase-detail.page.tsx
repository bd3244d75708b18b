import { useParams } from '@platform/kit/router';
import { PurchaseCaseView } from '../../features/blueprints/purchase-case.tsx';
import { useStaffPurchaseQuery } from '../../features/blueprints/purchases-api.ts';
import { CaseStates } from '../../shared/case/case-states.tsx';

/** One purchase, beside its queue. */
export function PurchaseDetailPage() {
  const { id = '' } = useParams();
  const query = useStaffPurchaseQuery({ params: { id } });
  return (
    <CaseStates query={{ ...query, data: query.currentData }} what="purchase">
      {(record) => <PurchaseCaseView key={record.id} record={record} />}
    </CaseStates>
  );
}
