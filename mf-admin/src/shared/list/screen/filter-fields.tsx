import { Button, SelectField, space, TextField } from '@platform/design-system';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import type { ListFilter, ListFilters } from '../state/list-filters.ts';
import type { ListUrlState } from '../state/use-list-url-state.ts';

type Props = { urlState: ListUrlState; filters: ListFilters };

/** A form control for each filter of a list. Changes apply immediately. */
export function FilterFields({ urlState, filters }: Props) {
  return (
    <Fields>
      {Object.entries(filters).map(([name, filter]) => (
        <FilterField
          key={name}
          filter={filter}
          value={urlState.values[name] ?? ''}
          onChange={(value) => urlState.change({ [name]: value })}
        />
      ))}
      {urlState.activeFilterCount > 0 && (
        <Button variant="quiet" onClick={urlState.clear}>
          Clear filters
        </Button>
      )}
    </Fields>
  );
}

type FieldProps = { filter: ListFilter; value: string; onChange: (value: string) => void };

function FilterField({ filter, value, onChange }: FieldProps) {
  const field = {
    label: filter.label,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value),
  };
  if (filter.kind === 'choice') {
    return <SelectField {...field} options={[{ value: '', label: 'All' }, ...filter.options]} />;
  }
  return <TextField {...field} type={filter.kind === 'day' ? 'date' : 'text'} />;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: ${space(3)};
`;
