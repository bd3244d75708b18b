import { createTicketDetailPage } from '../../features/tickets/ticket-detail.page.tsx';
import { MemberFacts } from './member-facts.tsx';

/** One ticket, beside its queue, with what is known about its member. */
export const TicketDetailPage = createTicketDetailPage(MemberFacts);
