import { Button, RefreshIcon, Row, SearchField, space, FiltersIcon } from '@platform/design-system';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilterFields } from './filter-fields.tsx';
import type { ListFilters } from './list-filters.ts';
import type { ListAddress } from './use-list-address.ts';
import { useTypedSearch } from './use-typed-search.ts';

type Props = {
  address: ListAddress;
  filters: ListFilters;
  /** What the search finds, in words ('Search by username or ID'). */
  search: string;
  refresh: () => unknown;
  busy: boolean;
  /** Further buttons, at the right. */
  children?: ReactNode;
};

/** Search, filters and what else can be done with a list. The filters unfold, and stay open while one is set. */
export function ListToolbar({ address, filters, search, refresh, busy, children }: Props) {
  const [unfolded, setUnfolded] = useState(address.narrowed > 0);
  const filtersId = useId();
  const typed = useTypedSearch(address.values.q ?? '', (q) => address.change({ q }));

  return (
    <Bar>
      <Row $gap={2} $justify="between">
        <Find>
          <SearchField label={search} {...typed} />
        </Find>
        <Row $gap={2}>
          <Button
            size="compact"
            aria-expanded={unfolded}
            aria-controls={filtersId}
            onClick={() => setUnfolded(!unfolded)}
          >
            <FiltersIcon size={16} />
            Filters{address.narrowed > 0 ? ` (${address.narrowed})` : ''}
          </Button>
          {children}
          <Button size="compact" busy={busy} onClick={() => void refresh()}>
            {!busy && <RefreshIcon size={16} />}
            Refresh
          </Button>
        </Row>
      </Row>
      <div id={filtersId} hidden={!unfolded}>
        <FilterFields address={address} filters={filters} />
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Find = styled.div`
  flex: 1 1 14rem;
  max-width: 24rem;

  input {
    min-height: 2.25rem;
  }
`;
