import { exportVerifications, type PendingVerification } from '@platform/contracts';
import { Moment } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, useParams } from '@platform/kit/router';
import { VERIFICATION_LIST } from '../../content/lists.ts';
import {
  useVerificationQueue,
  VERIFICATION_FILTERS,
} from '../../features/verification/use-verification-queue.ts';
import { VERIFICATION_COLUMNS } from '../../features/verification/verification-columns.tsx';
import type { QueueEntry } from '../../shared/case/queue-entries.tsx';
import { Workbench } from '../../shared/case/workbench.tsx';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { openColumn } from '../../shared/list/open-column.tsx';

const COLUMNS = [
  ...VERIFICATION_COLUMNS,
  openColumn<PendingVerification>({
    pathOf: ({ id }) => paths.admin.verification(id),
    label: ({ username }) => `View ${username}`,
  }),
];

/** The identity verifications, at first those that wait for a decision; with one of them open, beside it. */
export function VerificationListPage() {
  const { address, page } = useVerificationQueue();
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <Workbench
        name="Verifications"
        list={paths.admin.verifications()}
        pathOf={paths.admin.verification}
        page={page}
        entryOf={entryOf}
        current={id}
      >
        <Outlet />
      </Workbench>
    );
  }
  return (
    <ListScreen
      words={VERIFICATION_LIST}
      address={address}
      filters={VERIFICATION_FILTERS}
      columns={COLUMNS}
      rowId={(row) => row.id}
      page={page}
      pathOf={({ id: row }) => paths.admin.verification(row)}
      actions={<CsvLink endpoint={exportVerifications} query={address.query} />}
    />
  );
}

function entryOf({ id, username, purchaseDate }: PendingVerification): QueueEntry {
  return { id, title: username, note: <Moment at={purchaseDate} clock /> };
}
