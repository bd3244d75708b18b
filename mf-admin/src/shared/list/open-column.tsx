import { Button } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import type { StaffColumn } from './staff-column.ts';
import { useKeptPlace, useLeft } from './use-kept-place.ts';

type Opening<Row> = {
  readonly pathOf: (row: Row) => string;
  /** What the button is called for those who do not see its row ('View maria'). */
  readonly label: (row: Row) => string;
};

/** The last column of a list: opens the row's record, with the list's search and filters kept in the address. */
export function openColumn<Row>({ pathOf, label }: Opening<Row>): StaffColumn<Row> {
  return {
    id: 'actions',
    name: 'Actions',
    always: true,
    pinned: true,
    numeric: true,
    cell: (row) => <OpenButton path={pathOf(row)} label={label(row)} />,
  };
}

function OpenButton({ path, label }: { path: string; label: string }) {
  const keptPlace = useKeptPlace();
  const isLeft = useLeft() === path;
  return (
    <Button size="compact" asChild>
      <Link {...keptPlace(path)} aria-label={label} data-arrival={isLeft || undefined}>
        View
      </Link>
    </Button>
  );
}
