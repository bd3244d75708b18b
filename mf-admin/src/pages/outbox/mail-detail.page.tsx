import { useParams } from '@platform/kit/router';
import { MailView } from '../../features/admin/mail-view.tsx';
import { useStaffMailQuery } from '../../features/admin/outbox-api.ts';
import { CaseStates } from '../../shared/case/case-states.tsx';

/** One mail, beside the others. */
export function MailDetailPage() {
  const { id = '' } = useParams();
  const query = useStaffMailQuery({ params: { id } });
  return (
    <CaseStates query={{ ...query, data: query.currentData }} what="mail">
      {(record) => <MailView key={record.id} record={record} />}
    </CaseStates>
  );
}
