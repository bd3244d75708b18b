import { useParams } from '@platform/kit/router';
import { TicketCaseView } from '../../features/support/ticket-case.tsx';
import { useStaffTicketQuery } from '../../features/support/tickets-api.ts';
import { CaseStates } from '../../shared/case/case-states.tsx';

/** One ticket, beside its queue. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  const query = useStaffTicketQuery({ params: { id } });
  return (
    <CaseStates query={{ ...query, data: query.currentData }} what="ticket">
      {(record) => <TicketCaseView key={record.id} record={record} />}
    </CaseStates>
  );
}
