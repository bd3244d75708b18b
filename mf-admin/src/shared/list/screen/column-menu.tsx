import { CheckIcon, ColumnsIcon, IconButton, space } from '@platform/design-system';
import { Menu, MenuItem } from '@platform/kit/overlays';
import { styled } from 'styled-components';
import type { TableColumn } from '../table/table-column.ts';
import type { ColumnVisibility } from '../table/use-column-visibility.ts';

type Props<Row> = {
  columns: readonly TableColumn<Row>[];
  visibility: ColumnVisibility;
  setVisible: (id: string, isVisible: boolean) => void;
};

/** The menu that shows and hides columns. It stays open after a choice, because users often change several columns. */
export function ColumnMenu<Row>({ columns, visibility, setVisible }: Props<Row>) {
  return (
    <Menu
      trigger={
        <IconButton size="compact" label="Columns" title="Columns">
          <ColumnsIcon size={18} />
        </IconButton>
      }
    >
      {columns
        .filter(({ alwaysVisible }) => !alwaysVisible)
        .map(({ id, name }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={visibility[id] === true}
            onSelect={(event) => {
              event.preventDefault();
              setVisible(id, !visibility[id]);
            }}
          >
            <CheckSlot>{visibility[id] && <CheckIcon size={16} />}</CheckSlot>
            {name}
          </MenuItem>
        ))}
    </Menu>
  );
}

const CheckSlot = styled.span`
  width: ${space(4)};
  height: ${space(4)};
`;
