import { MEDIA, SegmentedControl, space, VisuallyHidden } from '@platform/design-system';
import { styled } from 'styled-components';
import { useAdminCountersQuery } from '../../counters-api.ts';
import {
  ALL_VALUE,
  type ListFilter,
  type ListFilters,
  type ListViewCounters,
} from '../state/list-filters.ts';
import type { ListUrlState } from '../state/use-list-url-state.ts';

type ViewFilter = Extract<ListFilter, { kind: 'choice' }> & { readonly views: ListViewCounters };
type ViewFilterEntry = { readonly name: string; readonly filter: ViewFilter };

/** Finds the filter whose value is always visible above the list. */
export function findViewFilter(filters: ListFilters): ViewFilterEntry | undefined {
  for (const [name, filter] of Object.entries(filters))
    if (filter.kind === 'choice' && filter.views) return { name, filter: { ...filter, views: filter.views } };
  return undefined;
}

type Props = ViewFilterEntry & { urlState: ListUrlState };

/** Shows which records the list has, and how many wait: chooses between views and all. */
export function ListViews({ urlState, name, filter: { label, options, views } }: Props) {
  const { data: counts } = useAdminCountersQuery();
  const current = urlState.values[name] ?? '';
  // A value that was chosen under the filters is shown as well.
  const values = [...new Set([...Object.keys(views), ...(current === '' ? [] : [current])])];
  return (
    <Views
      label={`${label} of the rows`}
      value={current === '' ? ALL_VALUE : current}
      onValueChange={(value) => urlState.change({ [name]: value === ALL_VALUE ? '' : value })}
      options={[
        ...values.map((value) => {
          const counter = views[value];
          const count = counter && counts?.[counter];
          return {
            value,
            label: (
              <>
                {options.find((option) => option.value === value)?.label}
                {count !== undefined && (
                  <Count>
                    {count}
                    <VisuallyHidden> waiting</VisuallyHidden>
                  </Count>
                )}
              </>
            ),
          };
        }),
        { value: ALL_VALUE, label: 'All' },
      ]}
    />
  );
}

const Views = styled(SegmentedControl)`
  flex-wrap: wrap;
  min-width: 0;
  max-width: 100%;
  margin-top: ${space(2)};
  white-space: nowrap;

  ${MEDIA.phone} {
    white-space: normal;

    label {
      padding-inline: ${space(2)};
    }
  }
`;

const Count = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
