import { useParams } from '@platform/kit/router';
import { WithdrawalCaseView } from '../../features/withdrawals/withdrawal-case.tsx';
import { useStaffWithdrawalQuery } from '../../features/withdrawals/withdrawals-api.ts';
import { CaseStates } from '../../shared/case/case-states.tsx';

/** One withdrawal, beside its queue. */
export function WithdrawalDetailPage() {
  const { id = '' } = useParams();
  const query = useStaffWithdrawalQuery({ params: { id } });
  return (
    <CaseStates query={{ ...query, data: query.currentData }} what="withdrawal">
      {(record) => <WithdrawalCaseView key={record.id} record={record} />}
    </CaseStates>
  );
}
