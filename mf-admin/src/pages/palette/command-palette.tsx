import { isComposing, RADIUS, space, Stack, Text, TextField, textSize } from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { useNavigate } from '@platform/kit/router';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useDebouncedSearch } from '../../shared/list/screen/use-debounced-search.ts';
import { usePaletteOptions, type PaletteOption } from './use-palette-options.ts';

/**
 * Finds pages, actions, users and cases by their names: a combobox with a list (ARIA 1.2), whose focus stays in the
 * text field.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const input = useDebouncedSearch(search, setSearch);
  const { options, isSearching } = usePaletteOptions(input.value, search);
  const [activeId, setActiveId] = useState<string>();
  const open = useOpen(onClose);
  const listId = useId();
  const index = Math.max(
    0,
    options.findIndex(({ id }) => id === activeId),
  );
  const active = options[index];
  const toElementId = (option: PaletteOption) => `${listId}-${option.id}`;
  useScrollIntoView(active && toElementId(active));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActiveId(options[(index + step + options.length) % options.length]?.id);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      void open(active);
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title="Search the console">
      <Stack $gap={3}>
        <TextField
          label="Page, action, user or case"
          hint="A name, an email address or an ID"
          role="combobox"
          autoComplete="off"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && toElementId(active)}
          {...input}
          onKeyDown={onKeyDown}
        />
        <List role="listbox" id={listId} aria-label="Results">
          {options.map((option) => (
            <Option
              key={option.id}
              id={toElementId(option)}
              role="option"
              aria-selected={option === active}
              // The focus stays in the text field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void open(option)}
            >
              <span>{option.label}</span>
              <Text as="span" $size={14} $tone="muted">
                {option.kind}
              </Text>
            </Option>
          ))}
        </List>
        <Text $size={14} $tone="muted" role="status">
          {describeResults(options.length, isSearching)}
        </Text>
      </Stack>
    </Dialog>
  );
}

function describeResults(count: number, isSearching: boolean): string {
  if (isSearching) return 'Searching...';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

/** Returns a function that opens an option and closes the palette. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate();
  const showToast = useToast();
  return async ({ label, findPath }: PaletteOption) => {
    try {
      const path = await findPath();
      onClose();
      if (path === undefined) showToast({ title: `${label}: none`, description: 'Nothing waits there.' });
      else void navigate(path);
    } catch (error) {
      showToast({ title: 'Error', error: describeError(error), tone: 'danger' });
    }
  };
}

/** Keeps the active option in view. */
function useScrollIntoView(elementId: string | undefined): void {
  useEffect(() => {
    if (elementId !== undefined) document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' });
  }, [elementId]);
}

const List = styled.ul`
  max-height: min(22rem, 45vh);
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3)};
  border-radius: ${RADIUS.badge};
  ${textSize(14)}
  cursor: pointer;

  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &:hover {
    background: var(--bg);
  }

  &[aria-selected='true'] {
    background: var(--primary-soft);
    box-shadow: inset 3px 0 0 var(--primary);
  }
`;
