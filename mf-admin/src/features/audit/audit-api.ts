import { listAudit } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminAuditQuery } = injectContractEndpoints({
  adminAudit: query(listAudit, { provides: [TAGS.audit] }),
});
