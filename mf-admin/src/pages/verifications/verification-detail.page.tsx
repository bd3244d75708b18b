import { useParams } from '@platform/kit/router';
import { useStaffVerificationQuery } from '../../features/verification/verification-api.ts';
import { VerificationCaseView } from '../../features/verification/verification-case.tsx';
import { CaseStates } from '../../shared/case/case-states.tsx';

/** One verification, beside its queue. */
export function VerificationDetailPage() {
  const { id = '' } = useParams();
  const query = useStaffVerificationQuery({ params: { id } });
  return (
    <CaseStates query={{ ...query, data: query.currentData }} what="verification">
      {(record) => <VerificationCaseView key={record.id} record={record} />}
    </CaseStates>
  );
}
