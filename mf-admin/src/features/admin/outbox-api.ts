import { getMail, listOutbox } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useStaffOutboxQuery, useStaffMailQuery } = injectContractEndpoints({
  staffOutbox: query(listOutbox, { provides: [TAGS.outbox] }),
  staffMail: query(getMail, { provides: [TAGS.outbox] }),
});
