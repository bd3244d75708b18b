import { getMail, listOutbox, revealMail } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminOutboxQuery, useAdminMailQuery, useAdminRevealMailMutation } = injectContractEndpoints(
  {
    adminOutbox: query(listOutbox, { provides: [TAGS.outbox] }),
    adminMail: query(getMail, { provides: [TAGS.outbox] }),
    adminRevealMail: mutation(revealMail, { changes: [TAGS.audit] }),
  },
);
