import { Button, CheckIcon, ColumnsIcon, space } from '@platform/design-system';
import { Menu, MenuItem } from '@platform/kit/layers';
import { styled } from 'styled-components';
import type { StaffColumn } from './staff-column.ts';
import type { ColumnChoice } from './use-column-choice.ts';

type Props<Row> = {
  columns: readonly StaffColumn<Row>[];
  shown: ColumnChoice;
  choose: (id: string, shown: boolean) => void;
};

/** Which columns are shown. It stays open, since one seldom changes only one. */
export function ColumnMenu<Row>({ columns, shown, choose }: Props<Row>) {
  return (
    <Menu
      trigger={
        <Button size="compact">
          <ColumnsIcon size={16} />
          Columns
        </Button>
      }
    >
      {columns
        .filter(({ always }) => !always)
        .map(({ id, name }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={shown[id] === true}
            onSelect={(event) => {
              event.preventDefault();
              choose(id, !shown[id]);
            }}
          >
            <Box>{shown[id] && <CheckIcon size={16} />}</Box>
            {name}
          </MenuItem>
        ))}
    </Menu>
  );
}

const Box = styled.span`
  width: ${space(4)};
  height: ${space(4)};
`;
