import { exportUsers, type UserRow } from '@platform/contracts';
import { paths } from '@platform/kit';
import { USER_LIST } from '../../content/lists.ts';
import { USER_COLUMNS } from '../../features/auth/user-columns.tsx';
import { USER_FILTERS, USER_LIST_DEFINITION } from '../../features/auth/user-list.ts';
import { useStaffUsersQuery } from '../../features/auth/users-api.ts';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { openColumn } from '../../shared/list/open-column.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';

const COLUMNS = [
  ...USER_COLUMNS,
  openColumn<UserRow>({
    pathOf: ({ id }) => paths.admin.user(id),
    label: ({ username }) => `View ${username}`,
  }),
];

/** All users. */
export function UserListPage() {
  const address = useListAddress(USER_LIST_DEFINITION);
  const page = useStaffUsersQuery({ query: address.query });
  return (
    <ListScreen
      words={USER_LIST}
      address={address}
      filters={USER_FILTERS}
      columns={COLUMNS}
      rowId={(row) => row.id}
      page={page}
      actions={<CsvLink endpoint={exportUsers} query={address.query} />}
    />
  );
}
