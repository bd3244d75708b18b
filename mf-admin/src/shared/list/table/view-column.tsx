import { Button, space } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import type { TableColumn } from './table-column.ts';
import { useListLink, useReturnedFrom } from '../state/use-list-link.ts';

type ViewColumnOptions<Row> = {
  readonly getPath: (row: Row) => string;
  /** The accessible name of a row's button, e.g. "View maria". */
  readonly getLabel: (row: Row) => string;
};

/** Creates the last column of a list, whose button opens the row's record and keeps search and filters in the URL. */
export function createViewColumn<Row>({ getPath, getLabel }: ViewColumnOptions<Row>): TableColumn<Row> {
  return {
    id: 'actions',
    name: 'Actions',
    alwaysVisible: true,
    pinned: true,
    numeric: true,
    cell: (row) => <ViewButton path={getPath(row)} label={getLabel(row)} />,
  };
}

function ViewButton({ path, label }: { path: string; label: string }) {
  const getListLink = useListLink();
  const isReturnedFrom = useReturnedFrom() === path;
  return (
    <LowButton size="compact" asChild>
      <Link {...getListLink(path)} data-row="" aria-label={label} data-arrival={isReturnedFrom || undefined}>
        View
      </Link>
    </LowButton>
  );
}

/** Leaves a row of 44 px its height; a click anywhere in the row opens it too. A finger gets the usual height. */
const LowButton = styled(Button)`
  padding-inline: ${space(2.5)};

  @media (pointer: fine) {
    min-height: 1.75rem;
  }
`;
