import { getMail, listOutbox } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminOutboxQuery, useAdminMailQuery } = injectContractEndpoints({
  adminOutbox: query(listOutbox, { provides: [TAGS.outbox] }),
  adminMail: query(getMail, { provides: [TAGS.outbox] }),
});
