import { answerTicket, takeOverTicket, type TicketDetail } from '@platform/contracts';
import { useClaim } from '../../shared/review/case/use-claim.ts';
import { useMay } from '../../shared/use-may.ts';
import {
  useAdminClaimTicketMutation,
  useAdminUnclaimTicketMutation,
  useAdminTakeOverTicketMutation,
} from './tickets-api.ts';

/** The claim of a ticket, so that two administrators do not write the same answer. */
export function useTicketClaim(record: TicketDetail) {
  const may = useMay();
  const [claim, claiming] = useAdminClaimTicketMutation();
  const [unclaim, unclaimCall] = useAdminUnclaimTicketMutation();
  const [takeOver, takingOver] = useAdminTakeOverTicketMutation();
  const request = { params: { id: record.id } };
  const isOpen = record.status !== 'closed';
  return useClaim(record, {
    isOpen,
    canClaim: isOpen && may(answerTicket),
    canTakeOver: may(takeOverTicket),
    meanwhile: 'Until then you can read it.',
    calls: {
      claim: { ...claiming, send: () => claim(request) },
      unclaim: { ...unclaimCall, send: () => unclaim(request) },
      takeOver: { ...takingOver, send: () => takeOver(request) },
    },
  });
}
