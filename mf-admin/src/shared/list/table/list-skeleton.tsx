import {
  Cell,
  HeadCell,
  Loading,
  Skeleton,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@platform/design-system';

type Props = {
  label: string;
  /** The names of the columns. */
  columns: readonly string[];
};

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** The loading state of a list: its columns with placeholder rows. */
export function ListSkeleton({ label, columns }: Props) {
  return (
    <Loading label={label}>
      <Table caption={label} dense aria-hidden="true">
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <HeadCell key={name}>{name}</HeadCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {SKELETON_ROWS.map((row) => (
            <TableRow key={row}>
              {columns.map((name) => (
                <Cell key={name} label={name}>
                  <Skeleton $width="6rem" />
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Loading>
  );
}
