import { Button, FiltersIcon, RefreshButton, Row, SearchField, space } from '@platform/design-system';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FilterFields } from './filter-fields.tsx';
import type { ListFilters } from '../state/list-filters.ts';
import { findViewFilter } from './list-views.tsx';
import type { ListUrlState } from '../state/use-list-url-state.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

type Props = {
  urlState: ListUrlState;
  filters: ListFilters;
  /** The label of the search box, e.g. "Search by username or ID". */
  search: string;
  refresh: () => unknown;
  busy: boolean;
  /** Additional buttons. */
  children?: ReactNode;
};

/**
 * The search box and buttons of a list, and below them its filters, for the grid of a list's head. The filters start
 * expanded if the URL sets one that is not shown above the list.
 */
export function ListToolbar({ urlState, filters, search, refresh, busy, children }: Props) {
  const [isExpanded, setIsExpanded] = useState(hasFilterBesideView(urlState, filters));
  const filtersId = useId();
  const searchInput = useDebouncedSearch(urlState.values.q ?? '', (q) => urlState.change({ q }));

  return (
    <>
      <Tools>
        <Search>
          <SearchField label={search} {...searchInput} />
        </Search>
        <Row $gap={1}>
          <Button
            size="compact"
            aria-expanded={isExpanded}
            aria-controls={filtersId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            <FiltersIcon size={16} />
            Filters{urlState.activeFilterCount > 0 ? ` (${urlState.activeFilterCount})` : ''}
          </Button>
          {children}
          <RefreshButton busy={busy} onClick={() => void refresh()} />
        </Row>
      </Tools>
      <Filters id={filtersId} hidden={!isExpanded}>
        <FilterFields urlState={urlState} filters={filters} />
      </Filters>
    </>
  );
}

function hasFilterBesideView({ activeFilterCount, values }: ListUrlState, filters: ListFilters): boolean {
  const view = findViewFilter(filters);
  const isView = view !== undefined && (values[view.name] ?? '') !== view.filter.initial;
  return activeFilterCount > (isView ? 1 : 0);
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Filters = styled.div`
  grid-column: 1 / -1;
`;

const Search = styled.div`
  flex: 1 1 14rem;
  max-width: 24rem;

  input {
    min-height: 2.25rem;
  }
`;
