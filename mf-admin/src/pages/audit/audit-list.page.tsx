import { exportAudit } from '@platform/contracts';
import { AUDIT_LIST } from '../../content/lists.ts';
import { useStaffAuditQuery } from '../../features/admin/audit-api.ts';
import { AUDIT_COLUMNS } from '../../features/admin/audit-columns.tsx';
import { AUDIT_FILTERS, AUDIT_LIST_DEFINITION } from '../../features/admin/audit-list.ts';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';

/** Who did what to whom, and why. */
export function AuditListPage() {
  const address = useListAddress(AUDIT_LIST_DEFINITION);
  const page = useStaffAuditQuery({ query: address.query });
  return (
    <ListScreen
      words={AUDIT_LIST}
      address={address}
      filters={AUDIT_FILTERS}
      columns={AUDIT_COLUMNS}
      rowId={(row) => row.id}
      page={page}
      actions={<CsvLink endpoint={exportAudit} query={address.query} />}
    />
  );
}
